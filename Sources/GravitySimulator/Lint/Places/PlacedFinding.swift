/// A finding with its place, ready to be written in any form.
struct PlacedFinding: Sendable {
  let rule: String
  var severity: LintSeverity
  let message: String
  let advice: String
  /// What messages call the file.
  let file: String
  let start: LintPosition
  /// Behind the last character.
  let end: LintPosition

  /// More than any sentence of ours has; a payload's own words in it may go on for megabytes.
  private static let longest = 400

  init(_ finding: LintFinding, in file: String, at places: LintPlaces) {
    rule = finding.rule
    severity = finding.severity
    message = Self.cut(finding.message)
    advice = Self.cut(finding.advice)
    self.file = file
    start = places.position(of: finding.bytes.lowerBound)
    end = places.position(of: finding.bytes.upperBound)
  }

  private static func cut(_ text: String) -> String {
    // A scalar has at least one byte, so most texts need no count.
    guard text.utf8.count > longest else { return text }
    let head = text.unicodeScalars.prefix(longest)
    return head.endIndex == text.endIndex ? text : String(head) + "…"
  }
}
