/// What `gravity-sim paths` was asked to do.
public struct PathsOptions: Hashable, Sendable {
  /// A scenario or a payload, or `-` for standard input.
  public var operand: String
  /// What the scenarios are to reach.
  public var goal: CoverageGoal
  /// The folder that they are written to; nil to print them.
  public var out: String?
  /// Outranks the profile that a scenario names.
  public var profile: ProfileChoice?
  public var bounds = ExplorationBounds()
  public var jobs = RunOptions.defaultJobCount
  /// The exploration ends with the level in which it has so many states.
  public var maxStates = 1_000_000
  public var color = ColorChoice.auto

  public init(operand: String, goal: CoverageGoal) {
    self.operand = operand
    self.goal = goal
  }
}
