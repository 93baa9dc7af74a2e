import GravityPresentation

/// TAP 14: a test point for each scenario, behind a subtest with a point for each statement.
struct TAPReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    var lines: [String] = []
    if !run.steps.isEmpty {
      lines.append("# Subtest: \(Self.description(run.name))")
      lines.append("    1..\(run.steps.count)")
      for step in run.steps { lines += point(of: step, in: run).map { "    " + $0 } }
    }
    lines += point(of: run, number)
    return ReportPart(entry: lines.joined(separator: "\n") + "\n")
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    let text = "TAP version 14\n1..\(suite.count)\n" + parts.map(\.entry).joined()
    return [ReportFile(name: "report.tap", text: text)]
  }

  private func point(of run: ReportedRun, _ number: Int) -> [String] {
    let title = "\(number) - \(Self.description(run.name))"
    switch run.status {
    case .passed: return ["ok \(title)"]
    case .skipped: return ["ok \(title) # SKIP left out by --tag or --filter"]
    case .failed, .broken, .bug:
      let facts = [
        "  status: \(Self.quoted(run.status.rawValue))", "  file: \(Self.quoted(run.file))",
        "  duration_ms: \(run.end.milliseconds)",
      ]
      return ["not ok \(title)", "  ---"] + facts + diagnostics(run.diagnostics) + ["  ..."]
    }
  }

  private func point(of step: ReportedStep, in run: ReportedRun) -> [String] {
    let title = "\(step.number) - \(Self.description(ReportText.firstLine(of: step)))"
    switch step.status {
    case .passed: return ["ok \(title)"]
    case .notReached: return ["ok \(title) # SKIP not reached"]
    case .failed:
      let at = ["  file: \(Self.quoted(step.place.file ?? run.file))", "  line: \(step.place.line)"]
      return ["not ok \(title)", "  ---"] + at + diagnostics(step.diagnostics) + ["  ..."]
    }
  }

  private func diagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    guard let first = diagnostics.first else { return [] }
    var lines = ["  message: \(Self.quoted(first.message))", "  severity: \(first.severity.rawValue)"]
    if let place = first.place {
      lines += [
        "  at:", "    file: \(Self.quoted(place.file))", "    line: \(place.line)",
        "    column: \(place.column)",
      ]
    }
    lines.append("  output:")
    for diagnostic in diagnostics {
      // Each line stands as it is, blanks at its start included, and none of them holds what YAML forbids.
      lines.append("    - |2-")
      lines += ReportText.block(of: diagnostic).split(separator: "\n").map { "      \($0)" }
    }
    return lines
  }

  /// A text as a description: on one line, and no directive.
  private static func description(_ text: String) -> String {
    TerminalText.sanitized(text).unicodeScalars.map { scalar in
      scalar == "\\" || scalar == "#" ? "\\\(scalar)" : String(scalar)
    }.joined()
  }

  /// A string of YAML, which is one of JSON but for what lies beyond 16 bits.
  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        if scalar == "\\" || scalar == "\"" { return "\\\(scalar)" }
        if TerminalText.isShownAsItself(scalar) { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }.joined() + "\""
  }
}
