/// A word that allows a rule, and where it stands.
struct LintAllowance: Hashable, Sendable {
  let rule: String
  let bytes: Range<Int>
}
