/// How far an exploration has come.
public struct ExplorationProgress: Hashable, Sendable {
  public let states: Int
  public let transitions: Int
  /// Of the states that are expanded now.
  public let depth: Int
  /// Stored states that are not expanded yet.
  public let frontier: Int
  /// Since the start, in seconds of the wall clock.
  public let elapsed: Double
  /// States a second since the last report.
  public let rate: Double
}
