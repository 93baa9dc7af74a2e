extension ScenarioLexer {
  /// A string in double quotes, which ends on its line.
  mutating func scanString() -> ScenarioToken? {
    let start = here
    let first = offset
    var needsCheck = false
    advance()
    while let byte = peek(), byte != Self.lineFeed {
      if byte == UInt8(ascii: "\"") {
        advance()
        let quoted = bytes[first..<offset]
        if needsCheck, let broken = brokenEscape(in: quoted, from: start) { return broken.fail(&self) }
        return ScenarioToken(.string(JSONText.unescape(quoted)), at: span(from: start))
      }
      if byte == UInt8(ascii: "\\") {
        needsCheck = true
        advance()
        guard let escaped = peek(), escaped != Self.lineFeed else { break }
      } else if byte < 0x20 {
        needsCheck = true
      }
      advance()
    }
    return fail("this string is never closed", at: span(from: start))
  }

  /// A JSON value, to its balanced end or, where it has none, to the next line that begins a statement.
  mutating func scanJSON() -> ScenarioToken? {
    let start = here
    let first = offset
    var open: [UInt8] = []
    var isMismatched = false
    var firstLine: SourceSpan?
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        skipJSONString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The closing signs lie two behind the opening ones.
        if open.popLast() != byte - 2 { isMismatched = true }
      case Self.lineFeed:
        // The return of CRLF is no part of the line.
        if bytes[offset - 1] == UInt8(ascii: "\r") { column -= 1 }
        firstLine = firstLine ?? span(from: start)
      default:
        if column == 1, line > start.line, beginsStatement() {
          return failJSON(from: first, isMismatched, at: firstLine ?? start)
        }
        skipRun(Self.jsonSigns)
        continue
      }
      advance()
      if open.isEmpty {
        // The returns of CRLF can stand between tokens alone: in a string they would be no JSON.
        let json = bytes[first..<offset].filter { $0 != UInt8(ascii: "\r") }
        let text = String(decoding: json, as: UTF8.self)
        return ScenarioToken(.json(text), at: firstLine ?? span(from: start))
      }
    }
    return failJSON(from: first, isMismatched, at: firstLine ?? span(from: start))
  }

  /// - Parameter isMismatched: whether a bracket closed another than was open, which is then the mistake.
  private mutating func failJSON(
    from first: Int, _ isMismatched: Bool, at span: SourceSpan
  ) -> ScenarioToken? {
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    // The line feed before the statement that was found ends this one.
    if column == 1, offset > 0, bytes[offset - 1] == Self.lineFeed {
      offset -= 1
      line -= 1
    }
    if isMismatched {
      do throws(ScenarioError) {
        try CallJSON.check(text, at: span)
      } catch {
        return fail(error)
      }
    }
    return fail(
      "this JSON value is never closed",
      at: SourceSpan(line: span.line, column: span.column, length: 1, part: part))
  }

  private mutating func skipJSONString() {
    advance()
    skipRun(Self.stringSigns)
    while let byte = peek(), byte != Self.lineFeed {
      advance()
      if byte == UInt8(ascii: "\"") { return }
      if let escaped = peek(), escaped != Self.lineFeed { advance() }
      skipRun(Self.stringSigns)
    }
  }

  /// For each byte, whether a JSON value has to be looked at more closely there: outside of strings, and inside.
  private static let jsonSigns = table("\"{}[]\n")
  private static let stringSigns = table("\"\\\n")

  private static func table(_ signs: String) -> [Bool] {
    (0...UInt8.max).map { signs.utf8.contains($0) }
  }

  /// Whether the line's first word begins a statement: no line inside a JSON value does.
  private func beginsStatement() -> Bool {
    var end = offset
    while end < bytes.count, end - offset < ScenarioVocabulary.longestKeyword + 1,
      !Self.isBlank(bytes[end]), !Self.endsWord(bytes[end])
    { end += 1 }
    return ScenarioVocabulary.beginsStatement(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  /// The first thing in a string that JSON does not allow: an escape that it does not know, a raw control character.
  private func brokenEscape(in quoted: ArraySlice<UInt8>, from start: SourceSpan) -> BrokenEscape? {
    var scanner = JSONScanner(Array(quoted))
    do {
      _ = try scanner.next()
      return nil
    } catch {
      var position = TextPosition.start
      position.advance(to: error.offset, in: Array(quoted))
      let column = start.column + position.column - 1
      return BrokenEscape(
        problem: error.problem, span: SourceSpan(line: start.line, column: column, length: 1, part: part))
    }
  }
}
