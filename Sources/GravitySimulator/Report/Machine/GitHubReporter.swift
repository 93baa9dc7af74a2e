/// Annotations for GitHub: a command for each error, which a workflow shows at its line.
struct GitHubReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    ReportPart(entry: run.diagnostics.map { line(of: $0, in: run) }.joined())
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    [ReportFile(name: "annotations.txt", text: parts.map(\.entry).joined())]
  }

  private func line(of diagnostic: Diagnostic, in run: ReportedRun) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=\(Self.property(diagnostic.place?.file ?? run.file))"]
    if let place = diagnostic.place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(Self.property(run.name))")
    return "::\(command) \(properties.joined(separator: ","))::\(Self.message(of: diagnostic))\n"
  }

  private static func message(of diagnostic: Diagnostic) -> String {
    ReportText.message(of: diagnostic).unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      default: TerminalText.shown(scalar)
      }
    }.joined()
  }

  /// What stands between two commas.
  private static func property(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: TerminalText.shown(scalar)
      }
    }.joined()
  }
}
