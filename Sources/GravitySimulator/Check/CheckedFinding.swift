/// A finding of lint, with its place.
struct CheckedFinding: Encodable, Hashable {
  let rule: String
  let severity: LintSeverity
  let message: String
  let advice: String
  let line: Int
  let column: Int
}
