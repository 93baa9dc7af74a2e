import Foundation

/// What `gravity-sim run` was asked to do.
public struct RunOptions: Hashable, Sendable {
  /// More workers than this bring nothing and cost memory.
  public static let largestJobCount = 256

  /// Files, folders and `-` for standard input, in the order given.
  public var operands: [String]
  /// Outranks the profile that a scenario names.
  public var profile: ProfileChoice?
  /// Which scenarios to run, by their tags.
  public var tags: TagExpression?
  /// Runs only scenarios whose name or path contains this text.
  public var filter: String?
  /// How many scenarios run at a time, from 1 to ``largestJobCount``. Output never depends on it.
  public var jobs: Int
  /// Shows the whole timeline of every scenario.
  public var showsTrace: Bool
  /// Makes every misuse of the SDK an error.
  public var isStrict: Bool
  /// Writes what came into expectations that failed or are open.
  public var accepts: Bool
  /// Shows nothing but what went wrong.
  public var isQuiet: Bool
  /// Ends at the first scenario that does not pass.
  public var stopsAtFirstFailure: Bool
  /// What is written beside what is printed.
  public var reports: [ReportRequest]
  public var color: ColorChoice

  public init(
    operands: [String],
    profile: ProfileChoice? = nil,
    tags: TagExpression? = nil,
    filter: String? = nil,
    jobs: Int = RunOptions.defaultJobCount,
    showsTrace: Bool = false,
    isStrict: Bool = false,
    accepts: Bool = false,
    isQuiet: Bool = false,
    stopsAtFirstFailure: Bool = false,
    reports: [ReportRequest] = [],
    color: ColorChoice = .auto
  ) {
    self.operands = operands
    self.profile = profile
    self.tags = tags
    self.filter = filter
    self.jobs = jobs
    self.showsTrace = showsTrace
    self.isStrict = isStrict
    self.accepts = accepts
    self.isQuiet = isQuiet
    self.stopsAtFirstFailure = stopsAtFirstFailure
    self.reports = reports
    self.color = color
  }

  /// One worker for each core that the process may use.
  public static var defaultJobCount: Int {
    min(max(ProcessInfo.processInfo.activeProcessorCount, 1), largestJobCount)
  }
}
