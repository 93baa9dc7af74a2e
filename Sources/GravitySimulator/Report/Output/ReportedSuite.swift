import GravityPresentation

/// All runs of a report together, in numbers.
struct ReportedSuite: Hashable, Sendable {
  /// The command that ran them: `run`, `explore` or `check`.
  let command: String
  private(set) var passed = 0
  private(set) var failed = 0
  /// Files that could not be run.
  private(set) var broken = 0
  /// Runs that a mistake of this package ended.
  private(set) var bugs = 0
  private(set) var skipped = 0
  /// Virtual time of all runs together.
  private(set) var time = Milliseconds.zero

  init(command: String) {
    self.command = command
  }

  var count: Int { passed + failed + broken + bugs + skipped }

  mutating func add(_ run: RunOutcome) {
    time = time + run.time
    switch run.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .broken: broken += 1
    case .bug: bugs += 1
    case .skipped: skipped += 1
    }
  }
}
