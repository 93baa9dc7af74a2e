extension LintAllowances {
  /// Those of a scenario: comments such as `# lint: allow RULE, RULE`.
  ///
  /// On a line of its own such a comment counts for the whole text, behind a statement or an item for that alone.
  ///
  /// - Parameter denied: Rules that no comment may allow.
  init(inCommentsOf text: LintedText, but denied: Set<String> = []) {
    self.init(but: denied)
    var lexer = ScenarioLexer(String(decoding: text.bytes, as: UTF8.self))
    lexer.keepsComments = true
    var lines: [Int: ClosedRange<Int>] = [:]
    while let line = lexer.next() {
      // A value of several lines ends its statement on the last of them, and so does the comment.
      let first = line.tokens.first?.span.line ?? line.end.line
      lines[line.end.line] = min(first, line.end.line)...line.end.line
    }
    for comment in lexer.comments {
      read(text.range(of: comment.span).lowerBound, comment, in: text, lines: lines[comment.span.line])
    }
  }

  private static let mark = Array("lint:".utf8)
  private static let allow = Array("allow".utf8)

  /// - Parameter start: The byte of the `#`.
  private mutating func read(
    _ start: Int, _ comment: ScenarioComment, in text: LintedText, lines: ClosedRange<Int>?
  ) {
    var words = Words(text.bytes[start..<min(start + comment.text.utf8.count, text.bytes.count)])
    words.skip(UInt8(ascii: "#"))
    guard words.takes(Self.mark) else { return }
    guard words.takes(Self.allow) else {
      addMistake(
        at: words.rest, "a comment begins with `lint:` and does not go on with `allow`, so it allows nothing",
        "write `# lint: allow RULE`")
      return
    }
    if words.isAtEnd {
      addMistake(
        at: start..<words.rest.upperBound, "this comment names no rule, so it allows nothing",
        "write `# lint: allow RULE`")
    }
    while let range = words.next() {
      add(String(decoding: text.bytes[range], as: UTF8.self), at: range, lines: lines)
    }
  }

  /// The words of a comment, with commas or blanks between them.
  private struct Words {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
    }

    var rest: Range<Int> { bytes.startIndex..<bytes.endIndex }

    var isAtEnd: Bool { bytes.allSatisfy(Self.separates) }

    mutating func skip(_ byte: UInt8) {
      while bytes.first == byte { bytes.removeFirst() }
    }

    mutating func takes(_ word: [UInt8]) -> Bool {
      skipSeparators()
      guard bytes.count >= word.count, zip(bytes, word).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else {
        return false
      }
      bytes.removeFirst(word.count)
      return true
    }

    mutating func next() -> Range<Int>? {
      skipSeparators()
      let word = bytes.prefix { !Self.separates($0) }
      guard !word.isEmpty else { return nil }
      bytes.removeFirst(word.count)
      return word.startIndex..<word.endIndex
    }

    private mutating func skipSeparators() {
      while let byte = bytes.first, Self.separates(byte) { bytes.removeFirst() }
    }

    private static func separates(_ byte: UInt8) -> Bool { " \t,\r".utf8.contains(byte) }
  }
}
