/// One word of a scenario line, and where it stands.
struct ScenarioToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word(String)
    case string(String)
    /// A value that begins with `{` or `[`, as it was written.
    case json(String)
    /// `key=value`; the spans are those of its two parts.
    indirect case pair(Located<String>, ScenarioToken)
    case comma
    /// What stands between the states of `within`; in other statements a colon is part of a word.
    case colon
  }

  let kind: Kind
  let span: SourceSpan

  /// Nil where it is no word, or is in quotes.
  var word: String? {
    guard case .word(let word) = kind else { return nil }
    return word
  }

  init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
