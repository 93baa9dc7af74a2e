import GravityActions
import GravityPresentation

/// A setup ready to run any number of times.
public final class CompiledSetup: Sendable {
  public let environment: PresentationEnvironment
  let hosts: [String]
  let pushStatus: PushAuthorizationStatus
  let platformStacks: Bool
  let isInitialized: Bool
  /// What requests say of the app, and the id that an earlier run of it has stored (C4, N4).
  let app: AppIdentity
  let uid: String?
  let logLevel: LogLevel
  let presenters: PresenterRegistry
  let replies: ReplyBook
  /// What bodies say of the user (C4).
  let users: [BodyID: ServerUser]
  /// What does not decode, in words with its place (N5).
  let faults: [BodyID: String]

  init(_ setup: WorldSetup, environment: PresentationEnvironment, replies: [ServerEndpoint: [ScriptedReply]])
  {
    self.environment = environment
    self.replies = ReplyBook(replies, in: environment.catalog)
    hosts = setup.hosts
    pushStatus = setup.pushStatus
    platformStacks = setup.platformStacks
    isInitialized = setup.isInitialized
    app = setup.app
    uid = setup.uid
    logLevel = setup.logLevel
    presenters = setup.presenters
    users = setup.users
    faults = setup.faults
  }
}
