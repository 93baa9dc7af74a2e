import GravityPresentation

/// A check as one page of plain words, in 100 columns.
struct CheckText {
  private let report: CheckReport
  private var page: TextPage

  init(_ report: CheckReport, usesColor: Bool) {
    self.report = report
    page = TextPage(usesColor: usesColor)
    write()
  }

  var text: String { page.text }

  private static let indent = 2
  /// Where it begins what a touch does; a longer name has a line of its own.
  private static let column = 28

  private mutating func write() {
    page.add("\(CheckWording.word(report.exitCode))  \(report.file)", ink: titleInk)
    page.add(CheckWording.verdict(report), indent: Self.indent)
    writeShowing()
    for content in report.contents { write(content) }
    if report.contentsLeftOut > 0 {
      section(CheckWording.contentsLeftOut(report.contentsLeftOut))
    }
    writeSDKs()
    writeExploration()
    writeFindings()
  }

  private var titleInk: Ink {
    switch report.exitCode {
    case .good: .bold
    case .incomplete: .boldYellow
    case .failed, .wrongInput, .bug: .boldRed
    }
  }

  private mutating func section(_ title: String) {
    page.addBlank()
    page.add(title, ink: .bold)
  }

  private mutating func row(_ name: String, _ text: String) {
    guard ColumnWidth.of(name) <= Self.column - Self.indent - 2 else {
      page.add(name, indent: Self.indent)
      page.add(text, indent: Self.column)
      return
    }
    page.add(["", name, text], at: [0, Self.indent, Self.column], ink: .plain)
  }

  private mutating func writeShowing() {
    let showing = report.showing
    section(CheckWording.title(of: showing))
    if showing.manner == .inline { page.add(CheckWording.whenMounted, indent: Self.indent) }
    if let reason = showing.reason, showing.manner == .nothing { page.add(reason, indent: Self.indent) }
    for moment in showing.moments {
      page.add(
        ["", CheckWording.time(of: moment), CheckWording.text(of: moment)], at: [0, Self.indent, 14],
        ink: .plain)
    }
    if showing.manner == .trigger, !showing.leavesByItself {
      page.add(CheckWording.stays, indent: Self.indent)
    }
    // Those that an exploration meets, too, are told there.
    let told = report.exploration?.quirks.map(\.sentence) ?? []
    for quirk in showing.quirks where !told.contains(quirk.sentence) {
      page.add(CheckWording.text(of: quirk), indent: Self.indent)
      page.add("help: \(quirk.advice)", indent: Self.indent + 4)
    }
    if report.undecodable > 0 {
      page.add(CheckWording.undecodable(report.undecodable), indent: Self.indent)
    }
  }

  private mutating func write(_ content: CheckedContent) {
    section(content.content)
    page.add(CheckWording.kind(of: content), indent: Self.indent)
    if let obstacle = content.obstacle {
      page.add(CheckWording.neverShown(obstacle), indent: Self.indent, ink: .boldYellow)
      // A step needs no elements (P14), and shows what a root without any never does.
      guard content.isReachable, !content.touches.isEmpty else { return }
    }
    if let mark = content.mark { page.add(CheckWording.text(of: mark), indent: Self.indent, ink: .boldRed) }
    page.add(CheckWording.reports(of: content), indent: Self.indent)
    // What nobody gets out of is said already.
    if content.mark == nil { page.add(CheckWording.waysOut(of: content), indent: Self.indent) }
    if let leaving = content.byItself { row("by itself", CheckWording.text(of: leaving)) }
    var told = ""
    for touch in content.touches {
      if !touch.obstacles.isEmpty, touch.name != told {
        row(touch.name, CheckWording.obstacles(touch.obstacles))
        told = touch.name
      }
      // A form's further routes stand under its name.
      row(touch.name == told ? "" : touch.name, CheckWording.outcome(touch))
      told = touch.name
    }
    if content.touchesLeftOut > 0 {
      page.add(CheckWording.touchesLeftOut(content.touchesLeftOut), indent: Self.indent)
    }
    if content.cards > 0 { row(CheckWording.cardsName(content.cards), CheckWording.cards(of: content)) }
  }

  private mutating func writeSDKs() {
    section("On other SDKs")
    for sdk in report.sdks {
      guard !sdk.differences.isEmpty else {
        page.add("\(sdk.profile): \(DifferenceWording.same(isShown: sdk.isShown))", indent: Self.indent)
        continue
      }
      page.add(sdk.profile, indent: Self.indent)
      for difference in sdk.differences {
        page.add(DifferenceWording.text(of: difference), indent: Self.indent + 4)
      }
    }
  }

  private mutating func writeExploration() {
    section("Every order of events")
    guard let exploration = report.exploration else {
      page.add(CheckWording.notExplored, indent: Self.indent)
      return
    }
    page.add(CheckWording.size(exploration), indent: Self.indent)
    for broken in exploration.broken {
      page.add(CheckWording.text(of: broken), indent: Self.indent, ink: .boldRed)
      if let quirk = broken.quirk {
        page.add(CheckWording.comesWith(quirk), indent: Self.indent + 4)
        page.add("help: \(quirk.advice)", indent: Self.indent + 4)
      }
      guard let scenario = broken.scenario else { continue }
      page.add(CheckWording.scenarioTitle, indent: Self.indent + 4)
      for line in scenario.split(separator: "\n") where !line.isEmpty {
        page.addWhole(String(line), indent: Self.indent + 8)
      }
    }
    for quirk in exploration.quirks {
      page.add(CheckWording.text(of: quirk), indent: Self.indent)
      page.add("help: \(quirk.advice)", indent: Self.indent + 4)
    }
  }

  private mutating func writeFindings() {
    section(CheckWording.title(of: report.findings))
    var counts: [String: Int] = [:]
    for severity in LintSeverity.allCases {
      for finding in report.findings where finding.severity == severity {
        counts[finding.rule, default: 0] += 1
        guard counts[finding.rule, default: 0] <= LintText.mostOfARule else { continue }
        page.add(
          "\(finding.line):\(finding.column)  \(severity.rawValue): \(finding.message) [\(finding.rule)]",
          indent: Self.indent)
        page.add(finding.advice, indent: Self.indent + 4)
      }
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > LintText.mostOfARule {
      page.add(LintWording.more(count - LintText.mostOfARule, of: rule), indent: Self.indent)
    }
    if !report.allowed.isEmpty { page.add(CheckWording.allowed(report.allowed), indent: Self.indent) }
  }
}
