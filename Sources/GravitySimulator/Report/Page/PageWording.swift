/// The words of a report's pages.
enum PageWording {
  static func word(for status: ScenarioReport.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "wrong input"
    case .bug: "bug"
    case .skipped: "skipped"
    }
  }

  /// With a sign before it, so that colour is not all that tells.
  static func badge(_ status: ScenarioReport.Status) -> String {
    switch status {
    case .passed: "<b class=p>✓ passed</b>"
    case .failed, .broken, .bug: "<b class=f>✕ \(word(for: status))</b>"
    case .skipped: "<b>– skipped</b>"
    }
  }

  static func badge(_ status: ReportedStep.Status) -> String {
    switch status {
    case .passed: "<b class=p>✓ passed</b>"
    case .failed: "<b class=f>✕ failed</b>"
    case .notReached: "<b>– not reached</b>"
    }
  }

  /// What the runs of a command are, after their number.
  static func runs(of command: String, _ count: Int) -> String {
    let noun =
      switch command {
      case "explore": "counterexample"
      case "check": "run"
      default: "scenario"
      }
    return count == 1 ? noun : noun + "s"
  }

  /// What it means that a command has no runs.
  static func nothing(of command: String) -> String {
    command == "explore" ? "no counterexamples" : "nothing ran"
  }

  /// `1 step`, `2 steps`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
