/// Pieces of sentences that findings are told with.
enum LintWords {
  /// `a`, `a and b`, or `a, b and c`.
  static func and(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Who does something: the verb is that of one or of several.
  static func clause(_ names: [String], _ singular: String, _ plural: String) -> String {
    and(names) + " " + (names.count == 1 ? singular : plural)
  }

  /// A sentence with words of the payload in it, on one line and not too long.
  static func cut(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(240)
    return TerminalText.sanitized(String(start)) + (start.endIndex == text.endIndex ? "" : "…")
  }
}
