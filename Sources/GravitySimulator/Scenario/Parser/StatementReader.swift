import GravityPresentation

/// Takes the tokens of one line, one after the other.
///
/// What ends a statement is thrown; what leaves the rest of it readable is collected in `errors`.
struct StatementReader {
  private let tokens: [ScenarioToken]
  private var index = 0
  let end: SourceSpan
  /// How the statement is written, for notes.
  var signature: String?
  var errors: [ScenarioError] = []

  init(_ line: ScenarioLine) {
    tokens = line.tokens
    end = line.end
  }

  /// The tokens' place without what was already taken.
  var rest: SourceSpan {
    guard index < tokens.count, let last = tokens.last else { return end }
    return ScenarioLexer.span(from: tokens[index].span, to: last.span)
  }

  /// The token that was taken last.
  var previous: ScenarioToken? { index > 0 ? tokens[index - 1] : nil }

  func peek() -> ScenarioToken? { index < tokens.count ? tokens[index] : nil }

  var peekedWord: String? {
    guard case .word(let word) = peek()?.kind else { return nil }
    return word
  }

  mutating func skip() { index += 1 }

  /// Takes the next token if it is this word.
  mutating func take(_ word: String) -> Bool {
    guard peekedWord == word else { return false }
    index += 1
    return true
  }

  mutating func takeComma() -> Bool {
    guard peek()?.kind == .comma else { return false }
    index += 1
    return true
  }

  /// The next token, whatever it is.
  mutating func token(_ what: String) throws(ScenarioError) -> ScenarioToken {
    guard let token = peek() else { throw error("\(what) is missing here", at: end) }
    index += 1
    return token
  }

  /// A word without quotes.
  mutating func word(_ what: String) throws(ScenarioError) -> Located<String> {
    let token = try token(what)
    guard case .word(let word) = token.kind else { throw unexpected(token, insteadOf: what) }
    return Located(word, at: token.span)
  }

  /// A word, or a string; not an empty one.
  mutating func name(_ what: String) throws(ScenarioError) -> Located<String> {
    let name = try text(what)
    guard !name.value.isEmpty else { throw error("\(what) cannot be empty", at: name.span) }
    return name
  }

  /// A string, whose quotes may be left out where it is one word.
  mutating func text(_ what: String) throws(ScenarioError) -> Located<String> {
    let token = try token(what)
    switch token.kind {
    case .word(let text), .string(let text): return Located(text, at: token.span)
    case .comma, .colon, .json, .pair: throw unexpected(token, insteadOf: what)
    }
  }

  /// One word of a list.
  ///
  /// - Parameter kind: what it is called where it is unknown.
  mutating func choice(_ kind: String, of words: [String]) throws(ScenarioError) -> Located<String> {
    let word = try word(article(kind))
    guard words.contains(word.value) else { throw unknown(kind, word, among: words) }
    return word
  }

  /// Exactly this word.
  mutating func keyword(_ word: String) throws(ScenarioError) {
    let token = try token("`\(word)`")
    guard token.kind != .word(word) else { return }
    var error = unexpected(token, insteadOf: "`\(word)`")
    if case .word(let other) = token.kind {
      error.unknown = other
      error.candidates = [word]
    }
    throw error
  }

  /// Where `...` stands, if it does.
  var placeholder: SourceSpan? { tokens.first { $0.kind == .word("...") }?.span }

  /// Nothing may be left.
  func finish() throws(ScenarioError) {
    if let token = peek() { throw unexpected(token, insteadOf: nil) }
  }

  func unknown(_ kind: String, _ word: Located<String>, among words: [String]) -> ScenarioError {
    var error = ScenarioError(unknown: kind, word, among: words)
    if words.count <= 13 { error.notes.append("valid: " + words.joined(separator: ", ")) }
    return error
  }

  func error(_ message: String, at span: SourceSpan) -> ScenarioError {
    ScenarioError(message, at: span, notes: signature.map { ["form: \($0)"] } ?? [])
  }

  func unexpected(_ token: ScenarioToken, insteadOf what: String?) -> ScenarioError {
    error("unexpected \(token.shown)" + (what.map { ", where \($0) belongs" } ?? ""), at: token.span)
  }

  func article(_ kind: String) -> String {
    "aeiou".contains(kind.first ?? " ") ? "an \(kind)" : "a \(kind)"
  }
}
