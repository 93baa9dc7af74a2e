/// Findings for a person: each with its line and carets below what is wrong.
struct LintText: Sendable {
  let usesColor: Bool

  /// How many findings of one rule are shown of a file: what goes wrong in a hundred places goes wrong in one way.
  static let mostOfARule = 100

  /// - Parameter excerpt: The line of a finding, by its number.
  func text(of findings: [PlacedFinding], excerpt: (Int) -> LintExcerpt) -> String {
    let renderer = DiagnosticRenderer(usesColor: usesColor)
    var counts: [String: Int] = [:]
    var text = ""
    for (index, finding) in findings.enumerated() {
      counts[finding.rule, default: 0] += 1
      guard counts[finding.rule, default: 0] <= Self.mostOfARule else { continue }
      text += renderer.render(diagnostic(for: finding, excerpt(index))) + "\n"
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostOfARule {
      text += LintWording.more(count - Self.mostOfARule, of: rule) + "\n\n"
    }
    return text
  }

  private func diagnostic(for finding: PlacedFinding, _ excerpt: LintExcerpt) -> Diagnostic {
    // Of a value over several lines, the first line is shown.
    let isOnOneLine = finding.end.line == finding.start.line
    let length = isOnOneLine ? max(1, finding.end.column - finding.start.column) : Int.max
    return Diagnostic(
      severity: severity(of: finding), message: finding.message,
      place: Diagnostic.Place(
        file: finding.file, line: finding.start.line, column: finding.start.column, length: length),
      sourceLine: excerpt.text, sourceColumn: excerpt.column,
      notes: [.rule(LintWording.rule(finding.rule)), .help(finding.advice)])
  }

  private func severity(of finding: PlacedFinding) -> Diagnostic.Severity {
    switch finding.severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
