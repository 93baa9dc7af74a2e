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

  private mutating func write() {
    page.add("\(CheckWording.word(report.exitCode))  \(report.file)", ink: titleInk)
    page.add("profile \(report.profile)", indent: Self.indent)
    section(report.isShown ? "It shows" : "It does not show")
    for line in report.presented + report.verdicts { page.add(line, indent: Self.indent) }
    page.add(CheckWording.reported(report.reports), indent: Self.indent)
    for content in report.contents { write(content) }
    writeDifferences()
    writeExploration()
    writeFindings()
    for line in report.leftOut { page.add(DiffWording.leftOut(line), indent: Self.indent) }
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

  private mutating func write(_ content: CheckedContent) {
    section(content.content)
    guard content.isShown else {
      page.add(CheckWording.notShown, indent: Self.indent)
      return
    }
    page.add(CheckWording.waysOut(content.waysOut), indent: Self.indent)
    for touch in content.touches where touch.isWorthALine {
      page.add(["", touch.name, CheckWording.outcome(touch)], at: [0, Self.indent, 28], ink: .plain)
    }
  }

  private mutating func writeDifferences() {
    section("On other SDKs")
    page.add(CheckWording.stops(report.equalStops, of: report.stops), indent: Self.indent)
    for difference in report.differences { page.add(CheckWording.text(of: difference), indent: Self.indent) }
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
      for line in (broken.scenario ?? "").split(separator: "\n") where !line.isEmpty {
        page.addWhole(String(line), indent: Self.indent + 4)
      }
    }
  }

  private mutating func writeFindings() {
    section(CheckWording.title(of: report.findings))
    for severity in LintSeverity.allCases {
      for finding in report.findings where finding.severity == severity {
        page.add(
          "\(finding.line):\(finding.column)  \(severity.rawValue): \(finding.message) [\(finding.rule)]",
          indent: Self.indent)
        page.add(finding.advice, indent: Self.indent + 4)
      }
    }
  }
}
