/// The tokens of one statement or item; a JSON value in it may have run over several lines of the file.
struct ScenarioLine: Hashable, Sendable {
  let isIndented: Bool
  let tokens: [ScenarioToken]
  /// The place right behind the last token, where a missing word would stand.
  let end: SourceSpan
  /// Whether a token of it could not be read; what is left of it is not worth parsing.
  let isBroken: Bool
}
