/// Findings as commands of GitHub's workflows, which become annotations of a pull request.
enum LintGitHub {
  static func text(of reports: [LintFileReport]) -> String {
    var text = ""
    for report in reports {
      guard case .findings(let findings) = report.outcome else { continue }
      for finding in findings { text += command(for: finding) + "\n" }
    }
    return text
  }

  private static func command(for finding: PlacedFinding) -> String {
    let properties = [
      ("file", finding.file), ("line", String(finding.start.line)), ("col", String(finding.start.column)),
      ("title", finding.rule),
    ].map { "\($0)=\(property($1))" }
    return "::\(word(for: finding.severity)) \(properties.joined(separator: ","))::"
      + data("\(finding.message); \(finding.advice)")
  }

  private static func word(for severity: LintSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Line breaks stay, in the form that the runner reads back; whatever else a terminal would obey is spelled out.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: TerminalText.shown(scalar)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
