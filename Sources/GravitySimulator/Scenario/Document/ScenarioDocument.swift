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
  /// Each at the words behind its keyword.
  public var properties: [Located<ScenarioProperty>] = []
  public var statements: [Statement] = []

  public init() {}
}
