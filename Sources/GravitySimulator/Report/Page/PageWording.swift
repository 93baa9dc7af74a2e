/// The words of a report's pages.
enum PageWording {
  static func word(for status: ScenarioReport.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "wrong input"
    case .bug: "bug"
    case .skipped: "left out"
    }
  }

  static func word(for status: ReportedStep.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .notReached: "not reached"
    }
  }

  /// With a sign before it, so that colour is not all that tells.
  static func badge(_ status: ScenarioReport.Status) -> String {
    switch status {
    case .passed: "<span class=\"b p\">✓ passed</span>"
    case .failed, .broken, .bug: "<span class=\"b f\">✕ \(word(for: status))</span>"
    case .skipped: "<span class=\"b\">– left out</span>"
    }
  }

  static func badge(_ status: ReportedStep.Status) -> String {
    switch status {
    case .passed: "<span class=\"b p\">✓ passed</span>"
    case .failed: "<span class=\"b f\">✕ failed</span>"
    case .notReached: "<span class=\"b\">– not reached</span>"
    }
  }

  /// `1 step`, `2 steps`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
