/// Findings for a program: the schema `gravity-sim/lint/1`.
struct LintJSON: Encodable {
  let schema = "gravity-sim/lint/1"
  /// What was looked at.
  let files: [String]
  let findings: [Finding]
  /// JSON files of a folder that are no payloads.
  let passedOver: [PassedOver]
  /// What cannot be read.
  let problems: [Problem]
  let summary: LintSummary

  struct Finding: Encodable {
    let rule: String
    /// The contract's rules behind it.
    let rules: [String]
    let severity: LintSeverity
    let message: String
    let advice: String
    let file: String
    let start: Place
    let end: Place
  }

  struct Place: Encodable {
    let line: Int
    let column: Int
  }

  struct PassedOver: Encodable {
    let file: String
    let reason: String
  }

  struct Problem: Encodable {
    let file: String
    let message: String
    /// Nil where it is the whole file.
    let start: Place?
  }

  init(_ reports: [LintFileReport], _ summary: LintSummary) {
    var files: [String] = []
    var findings: [Finding] = []
    var passedOver: [PassedOver] = []
    var problems: [Problem] = []
    for report in reports {
      switch report.outcome {
      case .findings(let found):
        files.append(report.file)
        findings += found.map { Finding($0) }
      case .passedOver(let why): passedOver.append(PassedOver(file: report.file, reason: why))
      case .problem(let problem):
        problems += problem.located(in: report.file).map { message in
          Problem(
            file: message.file, message: message.text,
            start: message.place.map { Place(line: $0.line, column: $0.column) })
        }
      }
    }
    self.files = files
    self.findings = findings
    self.passedOver = passedOver
    self.problems = problems
    self.summary = summary
  }

  private enum CodingKeys: String, CodingKey {
    case schema, files, findings, passedOver, problems, summary
  }
}

extension LintJSON.Finding {
  fileprivate init(_ finding: PlacedFinding) {
    self.init(
      rule: finding.rule, rules: ListedRule.named(finding.rule)?.rules ?? [], severity: finding.severity,
      message: finding.message, advice: finding.advice, file: finding.file,
      start: LintJSON.Place(line: finding.start.line, column: finding.start.column),
      end: LintJSON.Place(line: finding.end.line, column: finding.end.column))
  }
}
