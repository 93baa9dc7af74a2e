/// A scenario that leads somewhere, and whose expectations hold.
public struct Drive: Hashable, Sendable {
  /// How many events the explorer needed.
  public let length: Int
  public let text: String
}
