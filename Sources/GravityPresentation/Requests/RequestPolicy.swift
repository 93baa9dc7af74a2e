/// How requests and what they say of the user differ (C3, C4, C5, N4).
public struct RequestPolicy: Hashable, Sendable {
  /// C3: what an argument of `setOptions` does that is nil.
  public var nilOption = NilOptionHandling.resets
  /// C4: which requests carry the identity that the app set.
  public var appUser = AppUserReach.ownRequests
  /// C5: whose value of an attribute counts that both app and SDK set.
  public var attributes = AttributePrecedence.app
  /// C5: the `app_platform` of the SDK.
  public var platform = AppPlatform.iOS
  /// C5: the `sdk_version` of the SDK.
  public var sdkVersion = SDKVersion.fixed
  /// N4: the key of a /choose's content settings.
  public var settingsKey = ContentSettingsKey.options

  public init() {}
}
