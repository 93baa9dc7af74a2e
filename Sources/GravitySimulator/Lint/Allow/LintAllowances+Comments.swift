extension LintAllowances {
  /// Those of a scenario: comments such as `# lint: allow RULE, RULE`.
  init(inCommentsOf text: LintedText) {
    self.init()
    var lexer = ScenarioLexer(String(decoding: text.bytes, as: UTF8.self))
    lexer.keepsComments = true
    while lexer.next() != nil {}
    for comment in lexer.comments { read(text.range(of: comment.span).lowerBound, comment, in: text) }
  }

  private static let mark = Array("lint:".utf8)
  private static let allow = Array("allow".utf8)

  /// - Parameter start: The byte of the `#`.
  private mutating func read(_ start: Int, _ comment: ScenarioComment, in text: LintedText) {
    var words = Words(text.bytes[start..<min(start + comment.text.utf8.count, text.bytes.count)])
    words.skip(UInt8(ascii: "#"))
    guard words.takes(Self.mark) else { return }
    guard words.takes(Self.allow) else {
      addMistake(
        at: words.rest, "a comment begins with `lint:` and does not go on with `allow`, so it allows nothing",
        "write `# lint: allow RULE`")
      return
    }
    while let range = words.next() {
      add(String(decoding: text.bytes[range], as: UTF8.self), at: range)
    }
  }

  /// The words of a comment, with commas or blanks between them.
  private struct Words {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
    }

    var rest: Range<Int> { bytes.startIndex..<bytes.endIndex }

    mutating func skip(_ byte: UInt8) {
      while bytes.first == byte { bytes.removeFirst() }
    }

    mutating func takes(_ word: [UInt8]) -> Bool {
      skipSeparators()
      guard bytes.starts(with: word) else { return false }
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
