import GravityPresentation

/// What `gravity-sim check` was asked to do.
public struct CheckOptions: Hashable, Sendable {
  /// A payload file, or `-` for one on standard input.
  public var operand: String
  /// The one that the page is about; the others are compared with it.
  public var profile = ProfileChoice.builtIn(.ios)
  public var format = CheckFormat.text
  /// How many threads explore.
  public var jobs = RunOptions.defaultJobCount
  /// The exploration ends with the level in which it has so many states.
  public var maxStates = CheckOptions.defaultMaxStates
  /// What is written beside the page.
  public var reports: [ReportRequest] = []
  public var color = ColorChoice.auto

  public init(operand: String) {
    self.operand = operand
  }

  public static let defaultMaxStates = 200_000
}
