/// What the app wants of responses, in every request's `options` (C3, N4); the values shown are the defaults.
public struct RequestOptions: Hashable, Sendable {
  public var isReturnCounter = false
  public var isReturnUserInfo = false
  public var isReturnAnalyticsMetadata = false
  public var isImplicitPageview = false
  public var isImplicitImpression = true
  public var isBuildEngagementUrl = true

  public init() {}

  /// The members of `options`, in the order of N4.
  var members: [(key: String, isOn: Bool)] {
    [
      ("isReturnCounter", isReturnCounter), ("isReturnUserInfo", isReturnUserInfo),
      ("isReturnAnalyticsMetadata", isReturnAnalyticsMetadata), ("isImplicitPageview", isImplicitPageview),
      ("isImplicitImpression", isImplicitImpression), ("isBuildEngagementUrl", isBuildEngagementUrl),
    ]
  }
}
