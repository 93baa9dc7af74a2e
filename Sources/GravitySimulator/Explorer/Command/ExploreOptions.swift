import GravityPresentation

/// What `gravity-sim explore` was asked to do.
public struct ExploreOptions: Hashable, Sendable {
  /// Scenario files, payload files, folders and `-` for either on standard input, in the order given.
  public var operands: [String]
  /// Outranks the profile that a scenario names.
  public var profile: ProfileChoice?
  /// How many threads explore at a time, from 1 to ``RunOptions/largestJobCount``. Output never depends on it.
  public var jobs = RunOptions.defaultJobCount
  public var maxStates = ExploreOptions.defaultMaxStates
  /// Nil for any depth.
  public var maxDepth: Int?
  /// In bytes.
  public var memory = ExploreOptions.defaultMemory
  public var time = ExploreOptions.defaultTime
  /// How often happens what could happen again and again.
  public var bounds = ExplorationBounds()
  /// The folder that counterexamples are written to; nil to print them.
  public var out: String?
  public var format = ExploreFormat.text
  /// Shows nothing but what went wrong or has not come to its end.
  public var isQuiet = false
  /// What is written of the counterexamples, beside what is printed.
  public var reports: [ReportRequest] = []
  public var color = ColorChoice.auto

  public init(operands: [String]) {
    self.operands = operands
  }

  static let payloadEnding = ".json"
  /// Those of the files that a folder stands for.
  static let endings = [ScenarioDiscovery.fileExtension, payloadEnding]

  public static let defaultMaxStates = 10_000_000
  public static let defaultMemory = 1_000_000_000
  public static let defaultTime = Milliseconds(60_000)

  /// - Parameter text: A duration as scenarios write it, and no `0`.
  /// - Returns: Whether it is one.
  public mutating func setTime(_ text: String) -> Bool {
    guard case .success(let duration) = DurationText.parse(text), duration > .zero else { return false }
    time = duration
    return true
  }
}
