/// The sentences of a check.
enum CheckWording {
  static func word(_ code: ExitCode) -> String {
    switch code {
    case .good: "pass"
    case .incomplete: "OPEN"
    case .failed, .wrongInput, .bug: "FAIL"
    }
  }

  static func reported(_ reports: CheckReports) -> String {
    "the app is told \(callbacks(reports)), \(urls(reports.urls))"
  }

  private static func callbacks(_ reports: CheckReports) -> String {
    reports.callbacks.isEmpty ? "nothing" : reports.callbacks.joined(separator: ", ")
  }

  private static func urls(_ count: Int) -> String {
    "\(ExploreWording.count(count, "tracking url")) \(count == 1 ? "is" : "are") hit"
  }

  static let notShown = "this profile does not show it"

  static func waysOut(_ names: [String]) -> String {
    names.isEmpty ? "nothing takes it away" : "ways out: \(names.joined(separator: ", "))"
  }

  static func outcome(_ touch: CheckedTouch) -> String {
    guard touch.hasEffect else { return "nothing happens" }
    var parts: [String] = []
    if touch.closes { parts.append("closes") }
    parts += touch.opens.map { "shows \($0)" } + touch.more
    if !touch.reports.callbacks.isEmpty { parts.append(touch.reports.callbacks.joined(separator: ", ")) }
    if touch.reports.urls > 0 { parts.append(urls(touch.reports.urls)) }
    return parts.joined(separator: "; ")
  }

  static func stops(_ equal: Int, of all: Int) -> String {
    "all SDKs do the same at \(equal) of \(ExploreWording.count(all, "stop"))"
  }

  static func text(of difference: CheckDifference) -> String {
    let rules = difference.rules.isEmpty ? "" : " (\(difference.rules.joined(separator: ", ")))"
    return "\(difference.profiles.joined(separator: ", ")): \(difference.meaning)\(rules), "
      + "at \(ExploreWording.count(difference.stops, "stop"))"
  }

  static let notExplored = "nothing that this profile could show"

  static func size(_ exploration: CheckedExploration) -> String {
    let states = ExploreWording.count(exploration.states, "state")
    let word = exploration.isComplete ? "complete" : "not complete"
    let end = exploration.broken.isEmpty ? "nothing wrong" : "\(exploration.broken.count) broken"
    return "\(word), \(states), \(end)"
  }

  static func text(of broken: CheckedExploration.Broken) -> String {
    let rules = broken.rules.joined(separator: ", ")
    return "broken: \(broken.sentence) (\(rules)), \(ExploreWording.events(broken.events))"
  }

  static func title(of findings: [CheckedFinding]) -> String {
    guard !findings.isEmpty else { return "No findings" }
    let counts = LintSeverity.allCases.map { severity in
      ExploreWording.count(findings.count { $0.severity == severity }, severity.rawValue)
    }
    return "Findings: \(counts.joined(separator: ", "))"
  }
}
