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
  }

  let kind: Kind
  let span: SourceSpan

  init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
