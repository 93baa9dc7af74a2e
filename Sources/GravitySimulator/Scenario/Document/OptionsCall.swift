/// The arguments of `setOptions(options:contentSettings:proxyUrl:)`; each is nil where it is left out or null (C3).
public struct OptionsCall: Hashable, Sendable {
  /// What a member is that is left out, its default says (N4).
  public struct Options: Hashable, Sendable {
    public var isReturnCounter: Bool?
    public var isReturnUserInfo: Bool?
    public var isReturnAnalyticsMetadata: Bool?
    public var isImplicitPageview: Bool?
    public var isImplicitImpression: Bool?
    public var isBuildEngagementUrl: Bool?

    public init() {}
  }

  public struct ContentSettings: Hashable, Sendable {
    public var skusOnly: Bool?
    public var fields: [String]?

    public init() {}
  }

  public var options: Options?
  public var contentSettings: ContentSettings?
  public var proxyUrl: String?

  public init() {}
}
