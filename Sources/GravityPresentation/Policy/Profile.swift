/// A named set of switches: one SDK as it behaves (contract §0).
public struct Profile: Hashable, Sendable {
  public let name: String
  public let policy: PresentationPolicy

  public init(name: String, policy: PresentationPolicy) {
    self.name = name
    self.policy = policy
  }

  /// The current iOS SDK.
  public static let ios = Profile(name: "ios", policy: .ios)
  /// The iOS SDK as built at 1.0.4.
  public static let ios104 = Profile(name: "ios-1.0.4", policy: .ios104)
  /// The Android SDK as built at 1.0.3.
  public static let android103 = Profile(name: "android-1.0.3", policy: .android103)
  /// The Flutter SDK as built at 0.22.2.
  public static let flutter0222 = Profile(name: "flutter-0.22.2", policy: .flutter0222)
  /// What an engine should do.
  public static let ideal = Profile(name: "ideal", policy: .ideal)

  /// The profiles that are built in, the default first.
  public static let builtIn = [ios, ios104, android103, flutter0222, ideal]
}
