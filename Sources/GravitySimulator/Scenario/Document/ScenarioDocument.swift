import GravityActions
import GravityPresentation

/// A scenario file, parsed: its header and its statements, each with its place.
public struct ScenarioDocument: Hashable, Sendable {
  public var name: String?
  public var description: String?
  public var tags: [String] = []
  public var profile: Located<ProfileChoice>?
  public var device = DeviceHeader()
  public var app = AppHeader()
  /// The app's controllers, bottom to top-most presented.
  public var hosts: [String] = ["home"]
  public var campaigns: [CampaignHeader] = []
  public var replies: [ReplyHeader] = []
  public var claimsEveryEffect = false
  public var nevers: [Located<StateExpectation>] = []
  public var statements: [Statement] = []

  public init() {}
}
