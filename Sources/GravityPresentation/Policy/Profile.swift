/// A named set of switches: one SDK as it behaves (contract §0).
public struct Profile: Hashable, Sendable {
  public let name: String
  public let policy: PresentationPolicy

  public init(name: String, policy: PresentationPolicy) {
    self.name = name
    self.policy = policy
  }

  public static let ios = Profile(name: "ios", policy: .ios)
  public static let ideal = Profile(name: "ideal", policy: .ideal)

  /// The profiles that are built in, the default first.
  public static let builtIn = [ios, ideal]
}
