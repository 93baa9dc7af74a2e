import GravityPresentation

/// What lint finds in a payload: what is told, and what the payload allows.
struct CheckFindings {
  let told: [CheckedFinding]
  let allowed: [CheckedCount]

  init(_ document: PayloadDocument, under profile: Profile) throws(DiffProblem) {
    let tree: JSONTree
    do {
      tree = try JSONTree(document.bytes)
    } catch {
      throw .bug("a text that was JSON is none", in: document.origin.file)
    }
    guard let root = tree.root else {
      told = []
      allowed = []
      return
    }
    let linter = Linter(profile: profile)
    var position = TextPosition.start
    told = linter.findings(in: root).map { finding in
      position.advance(to: finding.bytes.lowerBound, in: document.bytes)
      return CheckedFinding(
        rule: finding.rule, severity: finding.severity, message: finding.message, advice: finding.advice,
        line: position.line, column: position.column)
    }
    allowed = Self.allowed(in: root, by: linter)
  }

  private static func allowed(in root: JSONNode, by linter: Linter) -> [CheckedCount] {
    let allowances = LintAllowances(of: root)
    guard !allowances.isEmpty else { return [] }
    let payload = LintedPayload(root, under: linter.profile)
    return linter.rules.filter { allowances.allows($0.id) }.compactMap { rule in
      var report = LintReport(rule)
      rule.check(payload, &report)
      return report.findings.isEmpty ? nil : CheckedCount(name: rule.id, count: report.findings.count)
    }
  }
}
