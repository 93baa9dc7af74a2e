/// What an SDK calls its version in `sdk_version` (C5).
public enum SDKVersion: String, Hashable, Sendable, CaseIterable {
  /// The iOS SDK's, whatever its version.
  case fixed = "0.0.1"
  case android = "1.0.3"
  case flutter = "0.22.2"
}
