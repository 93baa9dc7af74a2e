/// How many scenarios ended how.
struct SuiteSummary {
  private var passed = 0
  private var failed = 0
  private var broken = 0
  private var bugs = 0
  private(set) var skipped = 0
  private var rewritten = 0

  mutating func count(_ report: ScenarioReport) {
    rewritten += report.changes.count
    switch report.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .broken: broken += 1
    case .bug: bugs += 1
    case .skipped: skipped += 1
    }
  }

  var ran: Int { passed + failed + broken + bugs }

  /// `3 scenarios: 2 passed, 1 failed`.
  var text: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if broken > 0 { parts.append("\(broken) with wrong input") }
    if bugs > 0 { parts.append("\(bugs) with a bug of gravity-sim's") }
    if skipped > 0 { parts.append("\(skipped) left out") }
    if rewritten > 0 { parts.append(AcceptWording.count(rewritten)) }
    return "\(ran) \(ran == 1 ? "scenario" : "scenarios"): " + parts.joined(separator: ", ")
  }
}
