/// Prints reports: a line for each scenario, its trace where asked for, and a block for each error.
struct SuitePrinter {
  let options: RunOptions
  let output: any TextSink
  let errors: any TextSink

  func print(_ report: ScenarioReport) {
    switch report.status {
    case .skipped: return
    case .passed:
      if options.isQuiet && !options.showsTrace && report.changes.isEmpty { return }
      write(line(report, "pass", "32"), to: output)
    case .failed: write(line(report, "FAIL", "1;31"), to: output)
    case .broken, .bug: write(line(report, "BAD ", "1;31"), to: output)
    }
    for line in AcceptWording.lines(of: report.changes) { write(line, to: output) }
    if !report.trace.isEmpty { write(report.trace.joined(separator: "\n"), to: output) }
    // What is wrong with the input is no result, and goes where complaints go.
    let sink = report.status == .failed ? output : errors
    if sink !== output, !report.diagnostics.isEmpty { output.flush() }
    let renderer = DiagnosticRenderer(usesColor: sink.usesColor)
    for diagnostic in report.diagnostics { write(renderer.render(diagnostic) + "\n", to: sink) }
    if sink !== output, !report.diagnostics.isEmpty { sink.flush() }
  }

  func print(_ summary: SuiteSummary) {
    write(summary.text, to: output)
  }

  private func line(_ report: ScenarioReport, _ word: String, _ color: String) -> String {
    let shown = output.usesColor ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
    let name = report.name == report.file ? "" : "  \(TerminalText.sanitized(report.name))"
    return "\(shown)  \(TerminalText.sanitized(report.file))\(name)"
  }

  private func write(_ text: String, to sink: any TextSink) {
    sink.write(text.hasSuffix("\n") ? text : text + "\n")
  }
}
