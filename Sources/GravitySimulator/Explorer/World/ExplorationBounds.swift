/// How often an exploration lets happen what could happen again and again.
public struct ExplorationBounds: Hashable, Sendable {
  /// How often the app locks presentation; it unlocks as often.
  public var locks: UInt8 = 1
  /// How often the app goes to the background by itself; it comes back as often, and from the settings always.
  public var backgrounds: UInt8 = 1
  /// How often the app takes its top-most screen away.
  public var leaves: UInt8 = 1
  /// Whether the calls of a scenario come in its order.
  public var keepsOrder = false

  public init() {}
}
