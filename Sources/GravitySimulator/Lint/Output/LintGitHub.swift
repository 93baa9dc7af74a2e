/// Findings as commands of GitHub's workflows, which become annotations of a pull request.
enum LintGitHub {
  static func text(of reports: [LintFileReport]) -> String {
    var text = ""
    for report in reports {
      switch report.outcome {
      case .findings(let findings):
        for finding in findings { text += command(for: finding) + "\n" }
      case .problem(let problem):
        for message in problem.located(in: report.file) { text += command(for: message) + "\n" }
      case .passedOver: continue
      }
    }
    return text
  }

  private static func command(for finding: PlacedFinding) -> String {
    let properties = [
      ("file", finding.file), ("line", String(finding.start.line)), ("col", String(finding.start.column)),
      ("title", finding.rule),
    ]
    return command(word(for: finding.severity), properties, "\(finding.message); \(finding.advice)")
  }

  private static func command(for message: LocatedMessage) -> String {
    var properties = [("file", message.file)]
    if let place = message.place {
      properties += [("line", String(place.line)), ("col", String(place.column))]
    }
    return command("error", properties, message.text)
  }

  private static func command(_ word: String, _ properties: [(String, String)], _ text: String) -> String {
    "::\(word) \(properties.map { "\($0)=\(property($1))" }.joined(separator: ","))::\(data(text))"
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
