import GravityPresentation

/// Looks at a payload with every rule.
public struct Linter: Sendable {
  /// Under whose rules payloads are looked at.
  public let profile: Profile
  let rules: [LintRule]
  private let denied: Set<String>

  /// - Parameters:
  ///   - profile: Rules that are about other SDKs alone say nothing.
  ///   - denied: Rules that no payload may allow.
  public init(profile: Profile = .ios, denied: Set<String> = []) {
    self.profile = profile
    self.denied = denied
    rules = LintRule.all.filter { $0.profiles?.contains(profile.name) ?? true }
  }

  /// What is found, in the order of the text; of several findings at one place in the order of the rules' names.
  func findings(in root: JSONNode) -> [LintFinding] {
    let payload = LintedPayload(root, under: profile)
    var found: [LintFinding] = []
    for rule in rules {
      var report = LintReport(rule)
      rule.check(payload, &report)
      found += report.findings
    }
    let allowances = LintAllowances(of: root, but: denied)
    return allowances.applied(to: found, active: { looks(for: $0) || LintRule.named($0) == nil }).sorted {
      left, right in
      (left.bytes.lowerBound, left.bytes.upperBound, left.rule, left.message)
        < (right.bytes.lowerBound, right.bytes.upperBound, right.rule, right.message)
    }
  }

  /// Whether a rule about payloads is among those that are looked for.
  func looks(for rule: String) -> Bool { rules.contains { $0.id == rule } }
}
