/// Text of a payload as messages quote it: on one line, and never endless.
enum LintQuote {
  private static let longest = 60

  static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > longest else { return StringText.quoted(text) }
    return StringText.quoted(String(scalars.prefix(longest)) + "…")
  }
}
