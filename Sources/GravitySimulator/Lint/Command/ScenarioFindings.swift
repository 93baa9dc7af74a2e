import GravityPresentation

/// A scenario as lint looks at it: what its own rules find, and what payloads' rules find in the payloads that are
/// written in it. Payloads in files of their own are looked at where they are named.
struct ScenarioFindings {
  private let scenario: LoadedScenario
  private let profile: Profile
  private let linter: Linter

  init(_ scenario: LoadedScenario, under profile: Profile) {
    self.scenario = scenario
    self.profile = profile
    linter = Linter(profile: profile)
  }

  var file: String { scenario.file.displayName }

  /// In the order of the text.
  func all() -> [PlacedFinding] {
    let text = LintedText(scenario.file)
    let allowances = LintAllowances(inCommentsOf: text)
    var found = ownFindings(text) + payloadFindings(text)
    if !allowances.isEmpty {
      let remarks = allowances.remarks(whereFound: Set(found.map(\.rule))) { rule in
        linter.looks(for: rule) || LintRule.named(rule) == nil
      }
      found += text.placed(remarks)
      found.removeAll { allowances.allows($0.rule) }
    }
    // What is found in included files comes last.
    let own = found.filter { $0.file == file }
    return own.sorted(by: Self.isInOrder) + found.filter { $0.file != file }
  }

  private static func isInOrder(_ left: PlacedFinding, _ right: PlacedFinding) -> Bool {
    (left.start.line, left.start.column, left.end.line, left.end.column, left.rule, left.message)
      < (right.start.line, right.start.column, right.end.line, right.end.column, right.rule, right.message)
  }

  /// The line of a place in the scenario, or in one of the files that it includes.
  func line(at position: LintPosition, in file: String) -> String {
    let part = scenario.parts.all.first { $0.file.displayName == file }
    return ByteOrderMark.removed(from: part?.file.line(position.line) ?? "")
  }

  /// What the rules about scenarios find.
  private func ownFindings(_ text: LintedText) -> [PlacedFinding] {
    let found = ScenarioLint.findings(in: scenario, under: profile)
    return scenario.parts.all.enumerated().flatMap { number, part -> [PlacedFinding] in
      let here = found.filter { $0.span.part == number }
      guard !here.isEmpty else { return [] }
      let text = number == 0 ? text : LintedText(part.file)
      return text.placed(here.map { LintFinding($0, at: text.range(of: $0.span)) })
    }
  }

  /// What the rules about payloads find in those that the scenario's own text holds.
  private func payloadFindings(_ text: LintedText) -> [PlacedFinding] {
    let inline = scenario.document.payloadSources.compactMap { source -> (PayloadDocument, start: Int)? in
      guard case .inline(let json) = source, json.span.part == 0, let document = scenario.payloads[source]
      else { return nil }
      return (document, text.range(of: json.span).lowerBound)
    }
    let origins = LintPlaces(of: inline.map { $0.start..<$0.start }, in: text.bytes)
    return inline.flatMap { document, start -> [PlacedFinding] in
      guard let root = JSONTree(responseIn: document.bytes)?.root,
        root.member("data") != nil || root.member("campaigns") != nil
      else { return [] }
      let findings = linter.findings(in: root)
      guard !findings.isEmpty else { return [] }
      let places = LintPlaces(
        of: findings.map(\.bytes), in: document.bytes, from: origins.position(of: start))
      return findings.map { PlacedFinding($0, in: file, at: places) }
    }
  }
}

extension LintFinding {
  fileprivate init(_ finding: ScenarioFinding, at bytes: Range<Int>) {
    self.init(
      rule: finding.rule, severity: finding.severity, message: finding.message, advice: finding.advice,
      bytes: bytes)
  }
}
