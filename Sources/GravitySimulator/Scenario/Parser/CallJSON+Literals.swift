extension CallJSON {
  /// The JSON literal that a field's value stands for.
  static func literal(of token: ScenarioToken) throws(ScenarioError) -> String {
    switch token.kind {
    case .word(let word): return isScalar(word) ? word : quote(word)
    case .string(let text): return quote(text)
    case .json(let json):
      try check(json, at: token.span)
      return json
    case .comma, .colon, .pair:
      throw ScenarioError("unexpected \(token.shown), where a value belongs", at: token.span)
    }
  }

  static func check(_ json: String, at span: SourceSpan) throws(ScenarioError) {
    let bytes = Array(json.utf8)
    let deep: Int?
    do {
      deep = try offsetTooDeep(in: bytes)
    } catch {
      throw ScenarioError("this is not JSON: \(error.problem.sentence)", at: place(error.offset, bytes, span))
    }
    guard let deep else { return }
    throw ScenarioError(
      "this JSON value is nested deeper than \(PayloadDocument.depthLimit)", at: place(deep, bytes, span))
  }

  private static func offsetTooDeep(in bytes: [UInt8]) throws(JSONSyntaxError) -> Int? {
    var scanner = JSONScanner(bytes)
    while let token = try scanner.next() {
      if scanner.depth > PayloadDocument.depthLimit { return token.range.lowerBound }
    }
    return nil
  }

  /// The place in the scenario of a byte of a JSON value in it.
  static func place(_ offset: Int, _ bytes: [UInt8], _ start: SourceSpan) -> SourceSpan {
    let position = TextPosition(of: offset, in: bytes)
    let column = position.line == 1 ? start.column + position.column - 1 : position.column
    return SourceSpan(line: start.line + position.line - 1, column: column, length: 1, part: start.part)
  }

  /// Numbers, `true`, `false` and `null`.
  static func isScalar(_ word: String) -> Bool {
    var scanner = JSONScanner(Array(word.utf8))
    do {
      guard let token = try scanner.next(), token.kind == .scalar else { return false }
      return try scanner.next() == nil
    } catch {
      return false
    }
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
