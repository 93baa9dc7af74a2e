import GravityPresentation

/// Looks at single files, each on its own.
struct LintCheck: Sendable {
  let options: LintOptions
  /// Nil where the scenario or the default decides.
  let profile: Profile?
  /// Whether the text for a person is wanted, and in colours.
  let text: LintText?
  private let named: Set<ScenarioSource>
  private let linter: Linter

  init(options: LintOptions, profile: Profile?, text: LintText?) {
    self.options = options
    self.profile = profile
    self.text = text
    named = Set(options.operands.map { ScenarioSource(operand: $0) })
    linter = Linter(profile: profile ?? .ios, denied: options.denied)
  }

  func report(on source: ScenarioSource) -> LintFileReport {
    let file = source.displayName
    do throws(DiffProblem) {
      switch try LintSubject(source, isNamed: named.contains(source)) {
      case .passedOver(let why): return LintFileReport(file: file, .passedOver(why))
      case .payload(let root):
        let findings = told(linter.findings(in: root))
        guard !findings.isEmpty else { return LintFileReport(file: file, .findings([])) }
        let places = LintPlaces(of: findings.map(\.bytes), in: root.tree.bytes)
        let placed = findings.map { judged(PlacedFinding($0, in: file, at: places)) }
        let text = text?.text(of: placed) { index in
          LintExcerpt(around: findings[index].bytes.lowerBound, in: root.tree.bytes)
        }
        return LintFileReport(file: file, .findings(placed), text: text ?? "")
      case .scenario(let scenario):
        let profile = profile ?? scenario.profile ?? .ios
        return report(on: ScenarioFindings(scenario, under: profile, denied: options.denied))
      }
    } catch {
      return LintFileReport(file: file, .problem(error))
    }
  }

  private func report(on scenario: ScenarioFindings) -> LintFileReport {
    let found = scenario.all().filter { !options.allowed.contains($0.rule) }.map(judged)
    let text = text?.text(of: found) { index in
      LintExcerpt(
        line: scenario.line(at: found[index].start, in: found[index].file), column: found[index].start.column)
    }
    return LintFileReport(file: scenario.file, .findings(found), text: text ?? "")
  }

  /// What is denied by its name is an error, whatever the rule says of itself.
  private func judged(_ finding: PlacedFinding) -> PlacedFinding {
    guard options.denied.contains(finding.rule) else { return finding }
    var judged = finding
    judged.severity = .error
    return judged
  }

  private func told(_ findings: [LintFinding]) -> [LintFinding] {
    options.allowed.isEmpty ? findings : findings.filter { !options.allowed.contains($0.rule) }
  }
}
