/// The attributes that the SDK adds to a page context, in its order (C5). Raw values are their names.
public enum SDKAttribute: String, Hashable, Sendable, CaseIterable {
  case appVersion = "app_version"
  case sdkVersion = "sdk_version"
  case appPlatform = "app_platform"
}
