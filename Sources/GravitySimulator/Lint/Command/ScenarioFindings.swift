import GravityPresentation

/// A scenario as lint looks at it: what its own rules find, and what payloads' rules find in the payloads that are
/// written in it. Payloads in files of their own are looked at where they are named.
struct ScenarioFindings {
  private let scenario: LoadedScenario
  private let profile: Profile
  private let linter: Linter
  private let denied: Set<String>

  /// - Parameter denied: Rules that nothing in the files may allow.
  init(_ scenario: LoadedScenario, under profile: Profile, denied: Set<String> = []) {
    self.scenario = scenario
    self.profile = profile
    self.denied = denied
    linter = Linter(profile: profile, denied: denied)
  }

  var file: String { scenario.file.displayName }

  /// In the order of the text; what is found in included files comes last.
  func all() -> [PlacedFinding] {
    let texts = scenario.parts.all.map { LintedText($0.file) }
    let allowances = texts.map { LintAllowances(inCommentsOf: $0, but: denied) }
    guard let text = texts.first, let own = allowances.first else { return [] }
    var here = payloadFindings(text)
    var included: [PlacedFinding] = []
    for (number, findings) in ownFindings(texts).enumerated() {
      if number == 0 {
        here += findings
      } else {
        included += findings.filter {
          !own.allows($0.rule) && !allowances[number].allows($0.rule, at: $0.start.line)
        }
      }
    }
    if !own.isEmpty {
      // Those of an included file may be about what another scenario does with it.
      let found = FoundLines(here)
      let remarks = own.remarks(
        where: found.contains,
        active: { linter.looks(for: $0) || LintRule.named($0) == nil })
      here = (here + text.placed(remarks)).filter { !own.allows($0.rule, at: $0.start.line) }
    }
    return here.sorted(by: Self.isInOrder) + included
  }

  private static func isInOrder(_ left: PlacedFinding, _ right: PlacedFinding) -> Bool {
    (left.start.line, left.start.column, left.end.line, left.end.column, left.rule, left.message)
      < (right.start.line, right.start.column, right.end.line, right.end.column, right.rule, right.message)
  }

  /// The line of a place in the scenario, or in one of the files that it includes.
  func line(at position: LintPosition, in file: String) -> String {
    let part = scenario.parts.all.first { PathBytes($0.file.displayName) == PathBytes(file) }
    return ByteOrderMark.removed(from: part?.file.line(position.line) ?? "")
  }

  /// What the rules about scenarios find, in each of the parts.
  private func ownFindings(_ texts: [LintedText]) -> [[PlacedFinding]] {
    let found = ScenarioLint.findings(in: scenario, under: profile)
    return texts.enumerated().map { number, text in
      let here = found.filter { $0.span.part == number }
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
