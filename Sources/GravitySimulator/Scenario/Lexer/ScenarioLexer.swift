/// Cuts a scenario text into lines of tokens, looking at every byte a constant number of times.
///
/// Positions count Unicode scalars. Whatever the input, it goes on to the end: what cannot be read is an error,
/// and the next line is tried.
struct ScenarioLexer {
  let bytes: [UInt8]
  let part: Int
  var offset = 0
  var line = 1
  var column = 1
  var errors: [ScenarioError] = []
  /// Whether comments are collected; a run has no use for them.
  var keepsComments = false
  private(set) var comments: [ScenarioComment] = []
  private var isBroken = false
  /// Whether a colon ends a word: in a `within` of the header.
  private var hasColons = false

  /// - Parameter part: The number by which spans know the text.
  init(_ text: String, part: Int = 0) {
    self.part = part
    bytes = Array(text.utf8)
    // A byte-order mark takes no column: editors do not show it.
    offset = ByteOrderMark.length(in: bytes)
  }

  var here: SourceSpan { SourceSpan(line: line, column: column, length: 1, part: part) }

  /// The next line that holds anything but a comment; nil at the end of the text.
  mutating func next() -> ScenarioLine? {
    while offset < bytes.count {
      let isIndented = Self.isBlank(bytes[offset])
      isBroken = false
      hasColons = false
      var tokens: [ScenarioToken] = []
      var end = here
      while let token = nextToken() {
        if tokens.isEmpty, !isIndented { hasColons = token.word == "within" }
        tokens.append(token)
        end = here
      }
      if offset < bytes.count { advance() }
      if tokens.isEmpty, !isBroken { continue }
      return ScenarioLine(isIndented: isIndented, tokens: tokens, end: end, isBroken: isBroken)
    }
    return nil
  }

  /// The next token of the line; nil where it ends.
  private mutating func nextToken() -> ScenarioToken? {
    let isSeparated = skipBlanks()
    guard let byte = peek(), byte != Self.lineFeed else { return nil }
    if byte == UInt8(ascii: "#") {
      let (start, first) = (here, offset)
      skipLine()
      if keepsComments { keepComment(from: first, at: start) }
      return nil
    }
    if byte == UInt8(ascii: ",") { return scanSign(.comma) }
    if hasColons, byte == Self.colon { return scanSign(.colon) }
    if !isSeparated, let last = previous, last != UInt8(ascii: ","), !hasColons || last != Self.colon {
      return fail("a space is missing here", at: here)
    }
    guard byte != UInt8(ascii: "=") else { return fail("a key must stand right before this `=`", at: here) }
    guard let value = scanValue() else { return nil }
    guard case .word(let name) = value.kind, peek() == UInt8(ascii: "=") else { return value }
    return scanPair(key: Located(name, at: value.span))
  }

  private mutating func scanSign(_ kind: ScenarioToken.Kind) -> ScenarioToken {
    let span = here
    advance()
    return ScenarioToken(kind, at: span)
  }

  private mutating func keepComment(from first: Int, at span: SourceSpan) {
    var text = bytes[first..<offset]
    while let last = text.last, Self.isBlank(last) { text.removeLast() }
    comments.append(ScenarioComment(text: String(decoding: text, as: UTF8.self), span: span))
  }

  private mutating func scanPair(key: Located<String>) -> ScenarioToken? {
    let equals = here
    advance()
    guard let byte = peek(), !Self.isBlank(byte), !Self.endsWord(byte) || byte == UInt8(ascii: "\"") else {
      return fail("`\(key.value)=` has no value", at: Self.span(from: key.span, to: equals))
    }
    guard let value = scanValue() else { return nil }
    if peek() == UInt8(ascii: "=") {
      return fail("a value that holds `=` must be in double quotes", at: here)
    }
    return ScenarioToken(.pair(key, value), at: Self.span(from: key.span, to: value.span))
  }

  private mutating func scanValue() -> ScenarioToken? {
    switch bytes[offset] {
    case UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): scanJSON()
    default: scanWord()
    }
  }

  private mutating func scanWord() -> ScenarioToken? {
    let start = here
    let first = offset
    let isPlain = skipWord()
    if hasColons { leaveColon(from: first) }
    let word = String(decoding: bytes[first..<offset], as: UTF8.self)
    if !isPlain, let hidden = Self.hiddenScalar(in: word, at: start) { return fail(hidden) }
    return ScenarioToken(.word(word), at: span(from: start))
  }

  /// A colon at the word's end is none of the word's; one that a key has shows in what is said of the key.
  private mutating func leaveColon(from first: Int) {
    guard offset - first > 1, bytes[offset - 1] == Self.colon, peek() != UInt8(ascii: "=") else { return }
    offset -= 1
    column -= 1
  }

  /// Gives the line up: what follows something unreadable cannot be told from it.
  mutating func fail(_ message: String, at span: SourceSpan, notes: [String] = []) -> ScenarioToken? {
    fail(ScenarioError(message, at: span, notes: notes))
  }

  mutating func fail(_ error: ScenarioError) -> ScenarioToken? {
    errors.append(error)
    isBroken = true
    skipLine()
    return nil
  }

  private var previous: UInt8? { offset > 0 && column > 1 ? bytes[offset - 1] : nil }
}
