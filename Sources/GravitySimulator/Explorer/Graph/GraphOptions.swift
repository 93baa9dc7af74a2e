/// What `gravity-sim graph` was asked to do.
public struct GraphOptions: Hashable, Sendable {
  /// Scenario files, folders and `-` for standard input.
  public var operands: [String] = []
  /// Outranks the profile that a scenario names.
  public var profile: ProfileChoice?
  /// How many scenarios are explored at a time. Output never depends on it.
  public var jobs = RunOptions.defaultJobCount
  /// Each exploration ends with the level in which it has so many states, which is the same on every machine.
  public var maxStates = 20_000
  public var color = ColorChoice.auto

  public init() {}
}
