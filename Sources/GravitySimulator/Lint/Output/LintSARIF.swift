/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
struct LintSARIF: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let invocations: [Invocation]
    let results: [Result]

    private enum CodingKeys: String, CodingKey {
      case tool, columnKind, invocations, results
    }
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "gravity-sim"
    let version: String
    let rules: [Rule]

    private enum CodingKeys: String, CodingKey {
      case name, version, rules
    }
  }

  /// - Parameter toolVersion: What `--version` says.
  init(_ reports: [LintFileReport], toolVersion: String) {
    var findings: [PlacedFinding] = []
    var notifications: [Notification] = []
    for report in reports {
      switch report.outcome {
      case .findings(let found): findings += found
      case .passedOver(let why):
        notifications.append(Notification("note", LocatedMessage(file: report.file, place: nil, text: why)))
      case .problem(let problem):
        notifications += problem.located(in: report.file).map { Notification("error", $0) }
      }
    }
    // Only those that have found something: the others say nothing about these files.
    let found = Set(findings.map(\.rule))
    let rules = ListedRule.all.filter { found.contains($0.id) }
    let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let hasProblem = notifications.contains { $0.level == "error" }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: toolVersion, rules: rules.map { Rule($0) })),
        invocations: [
          Invocation(executionSuccessful: !hasProblem, toolExecutionNotifications: notifications)
        ],
        results: findings.map { Result($0, ruleIndex: numbers[$0.rule] ?? -1) })
    ]
  }
}
