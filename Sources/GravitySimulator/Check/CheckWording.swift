/// The sentences of a check.
enum CheckWording {
  static func word(_ code: ExitCode) -> String {
    switch code {
    case .good: "pass"
    case .incomplete: "OPEN"
    case .failed, .wrongInput, .bug: "FAIL"
    }
  }

  /// `profile ios: it shows, 3 errors, 2 broken properties`.
  static func verdict(_ report: CheckReport) -> String {
    var parts: [String] = []
    switch report.showing.manner {
    case .trigger: parts.append("it shows")
    case .inline: parts.append("it is drawn inline")
    case .nothing: parts.append("it does not show")
    }
    for severity in LintSeverity.allCases {
      let count = report.findings.count { $0.severity == severity }
      if count > 0 { parts.append(ExploreWording.count(count, severity.rawValue)) }
    }
    if let exploration = report.exploration {
      if !exploration.broken.isEmpty {
        let count = exploration.broken.count
        parts.append("\(count) broken \(count == 1 ? "property" : "properties")")
      }
      if !exploration.isComplete { parts.append("the exploration was cut") }
    }
    return "profile \(report.profile): \(parts.joined(separator: ", "))"
  }

  static func title(of showing: CheckedShowing) -> String {
    switch showing.manner {
    case .trigger: "It shows"
    case .inline: "It is drawn by the app's inline components (N1)"
    case .nothing: "It does not show"
    }
  }

  static let whenMounted = "a trigger shows nothing of it; this is what a component that loads it does:"

  static func time(of moment: CheckedMoment) -> String { "at " + TimeText.seconds(moment.milliseconds) }

  static func text(of moment: CheckedMoment) -> String {
    var parts: [String] = []
    if !moment.shows.isEmpty {
      parts.append("\(moment.shows.joined(separator: ", ")) \(moment.shows.count == 1 ? "comes" : "come")")
    }
    if !moment.goes.isEmpty { parts.append("\(moment.goes.joined(separator: ", ")) leaves by itself") }
    let reports = reports(moment.callbacks, moment.urls)
    if !reports.isEmpty { parts.append(reports) }
    return parts.joined(separator: "; ")
  }

  static let stays = "then it stays until somebody does something"

  /// `modal, step 2`
  static func kind(of content: CheckedContent) -> String {
    let method = content.method.isEmpty ? "no delivery method" : content.method
    return method + (content.step.map { ", step \($0)" } ?? "")
      + (content.isFirst && !content.isInline ? ", shown first" : "")
      + (content.isInline ? ", drawn by inline components" : "")
      + (content.isReachable || content.obstacle != nil ? "" : ", NO WAY LEADS HERE")
  }

  static func neverShown(_ reason: String) -> String { "NEVER SHOWN: \(reason)" }

  /// `reports load (ContentLoadEvent, 1 url), impression (no url)`.
  static func reports(of content: CheckedContent) -> String {
    let parts = content.reports.map { report in
      let callback = report.callback.map { "\($0), " } ?? "no callback, "
      return "\(report.occasion) (\(callback)\(ExploreWording.count(report.urls, "url")))"
    }
    return parts.isEmpty ? "reports nothing" : "reports " + parts.joined(separator: ", ")
  }

  static func waysOut(of content: CheckedContent) -> String {
    if content.isInline { return "it is part of the app's screen, and no touch takes it away (N2)" }
    if !content.waysOut.isEmpty { return "ways out: \(content.waysOut.joined(separator: ", "))" }
    return content.byItself == nil ? "no touch ends the campaign here" : "no touch takes it away"
  }

  static func text(of leaving: CheckedLeaving) -> String {
    let reports = reports(leaving.callbacks, leaving.urls)
    return "after \(TimeText.seconds(leaving.milliseconds)) it leaves; "
      + (reports.isEmpty ? "nothing is reported" : reports)
  }

  /// `sends nothing while delivery is empty`.
  static func obstacles(_ obstacles: [String]) -> String {
    "sends nothing while \(obstacles.joined(separator: ", or "))"
  }

  static func cards(of content: CheckedContent) -> String {
    "the app draws them and decides what a tap does; the clicks it reports hit "
      + "\(ExploreWording.count(content.cardURLs, "url")) in all (D11, E6)"
  }

  static func cardsName(_ count: Int) -> String { ExploreWording.count(count, "product card") }

  static func undecodable(_ count: Int) -> String {
    "\(ExploreWording.count(count, "content")) \(count == 1 ? "does" : "do") not decode and \(count == 1 ? "is" : "are") left out (N5)"
  }

  static func contentsLeftOut(_ count: Int) -> String { "left out: \(count) more contents" }

  static func touchesLeftOut(_ count: Int) -> String { "left out: \(count) more touches" }

  static let notExplored = "nothing that this profile could show"

  static func size(_ exploration: CheckedExploration) -> String {
    let states = ExploreWording.count(exploration.states, "state")
    let word = exploration.isComplete ? "complete" : "not complete"
    let quirks = exploration.quirks.count
    let end =
      switch (exploration.broken.count, quirks) {
      case (0, 0): "nothing wrong"
      case (0, _): "nothing wrong but for \(ExploreWording.count(quirks, "known quirk")) of the SDK"
      case (let count, 0): "\(count) broken"
      case (let count, _): "\(count) broken, and \(ExploreWording.count(quirks, "known quirk")) of the SDK"
      }
    return "\(word), \(states), \(end)"
  }

  static func text(of broken: CheckedExploration.Broken) -> String {
    let rules = broken.rules.joined(separator: ", ")
    return "broken: \(broken.sentence) (\(rules)), \(ExploreWording.events(broken.events))"
  }

  static func text(of quirk: BrokenQuirkStory) -> String {
    "quirk \(quirk.rule): \(quirk.sentence), \(ExploreWording.events(quirk.events))"
  }

  static func text(of quirk: KnownQuirkStory) -> String { "quirk \(quirk.rule): \(quirk.sentence)" }

  static func comesWith(_ quirk: KnownQuirkStory) -> String {
    "it comes with quirk \(quirk.rule): \(quirk.sentence)"
  }

  /// What a payload from standard input is called in a scenario.
  static let inputFile = "payload.json"

  static let scenarioTitle = "saved beside the payload, this scenario fails:"

  static func title(of findings: [CheckedFinding]) -> String {
    guard !findings.isEmpty else { return "No findings" }
    let counts = LintSeverity.allCases.map { severity in
      ExploreWording.count(findings.count { $0.severity == severity }, severity.rawValue)
    }
    return "Findings: \(counts.joined(separator: ", "))"
  }

  /// `3 findings allowed by the file: dead-button, small-text (2)`.
  static func allowed(_ allowed: [CheckedCount]) -> String {
    let names = allowed.map { $0.name + ($0.count > 1 ? " (\($0.count))" : "") }
    let count = allowed.reduce(0) { $0 + $1.count }
    return "\(ExploreWording.count(count, "finding")) allowed by the file: \(names.joined(separator: ", "))"
  }
}
