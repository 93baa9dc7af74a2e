import GravityActions
import GravityPresentation

/// A setup ready to run any number of times.
public final class CompiledSetup: Sendable {
  public let environment: PresentationEnvironment
  let hosts: [String]
  let pushStatus: PushAuthorizationStatus
  let platformStacks: Bool
  let isInitialized: Bool
  let presenters: PresenterRegistry
  let replies: [ServerEndpoint: [ScriptedReply]]
  /// What does not decode, in words with its place (N5).
  let faults: [BodyID: String]

  init(
    environment: PresentationEnvironment, hosts: [String], pushStatus: PushAuthorizationStatus,
    platformStacks: Bool, isInitialized: Bool, presenters: PresenterRegistry,
    replies: [ServerEndpoint: [ScriptedReply]], faults: [BodyID: String]
  ) {
    self.environment = environment
    self.hosts = hosts
    self.pushStatus = pushStatus
    self.platformStacks = platformStacks
    self.isInitialized = isInitialized
    self.presenters = presenters
    self.replies = replies
    self.faults = faults
  }
}
