import GravityPresentation

extension StatementReader {
  mutating func duration(_ what: String) throws(ScenarioError) -> Milliseconds {
    try Self.duration(of: token(what), what)
  }

  /// A duration that a key has.
  static func duration(of token: ScenarioToken, _ what: String) throws(ScenarioError) -> Milliseconds {
    guard case .word(let word) = token.kind else {
      throw ScenarioError(
        "unexpected \(token.shown), where \(what) belongs", at: token.span, notes: [DurationText.help])
    }
    switch DurationText.parse(word) {
    case .success(let time): return time
    case .failure(let problem):
      throw ScenarioError("\(Quoted(word)) \(problem.message)", at: token.span, notes: [DurationText.help])
    }
  }

  /// A fraction in thousandths, from `0%` to `100%`.
  static func fraction(of token: ScenarioToken, _ what: String) throws(ScenarioError) -> Int32 {
    guard case .word(let word) = token.kind, let value = DurationText.percentage(word) else {
      throw ScenarioError(
        "\(token.shown) is no fraction, which \(what) must be", at: token.span,
        notes: ["fractions are written 60% or 12.5%, from 0% to 100%"])
    }
    return value
  }

  static func integer(of token: ScenarioToken, _ what: String, in range: ClosedRange<Int>)
    throws(ScenarioError) -> Int
  {
    guard case .word(let word) = token.kind, let value = Int(word), word.first != "+" else {
      throw ScenarioError("\(token.shown) is no whole number, which \(what) must be", at: token.span)
    }
    guard range.contains(value) else {
      let limit = value < range.lowerBound ? "at least \(range.lowerBound)" : "at most \(range.upperBound)"
      throw ScenarioError("\(what) must be \(limit)", at: token.span)
    }
    return value
  }

  /// A size on the screen: a number that is not negative.
  static func points(of token: ScenarioToken, _ what: String) throws(ScenarioError) -> Double {
    guard case .word(let word) = token.kind, let first = word.utf8.first, first != UInt8(ascii: "."),
      word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      let value = Double(word), value.isFinite
    else {
      throw ScenarioError(
        "\(token.shown) is no size, which \(what) must be", at: token.span,
        notes: ["sizes are written 120 or 62.5, in points"])
    }
    return value
  }

  static func text(of token: ScenarioToken, _ what: String) throws(ScenarioError) -> Located<String> {
    switch token.kind {
    case .word(let text), .string(let text): return Located(text, at: token.span)
    case .comma, .colon, .json, .pair:
      throw ScenarioError("unexpected \(token.shown), where \(what) belongs", at: token.span)
    }
  }

  func choice(_ token: ScenarioToken, _ kind: String, of words: [String]) throws(ScenarioError) -> String {
    guard case .word(let word) = token.kind else { throw unexpected(token, insteadOf: article(kind)) }
    guard words.contains(word) else {
      throw unknown(kind, Located(word, at: token.span), among: words)
    }
    return word
  }

  /// What stands between commas; at least one.
  mutating func list<Item: Hashable>(
    _ item: (inout StatementReader) throws(ScenarioError) -> Item
  ) throws(ScenarioError) -> [Item] {
    var items = [try item(&self)]
    while takeComma() { items.append(try item(&self)) }
    return items
  }

  /// A `key=value` must stand here.
  mutating func needsOption(_ what: String) throws(ScenarioError) {
    if case .pair = peek()?.kind { return }
    throw unexpected(try token(what), insteadOf: what)
  }

  /// The `key=value` words that stand here; unknown and repeated keys are collected as errors.
  ///
  /// - Parameter owner: what messages say has the keys, where that is not the statement.
  mutating func options(_ keys: [String], of owner: String? = nil) -> [(key: String, value: ScenarioToken)] {
    var options: [(key: String, value: ScenarioToken)] = []
    while case .pair(let key, let value) = peek()?.kind {
      skip()
      if !keys.contains(key.value) {
        var error = unknown("key", key, among: keys)
        if let owner { error.message = "\(Quoted(owner)) has no \(Quoted(key.value))" }
        errors.append(error)
      } else if options.contains(where: { $0.key == key.value }) {
        errors.append(error("\(Quoted(key.value)) is given twice", at: key.span))
      } else {
        options.append((key.value, value))
      }
    }
    return options
  }

  /// Collects an error for each of the keys that was not given.
  mutating func need(
    _ keys: [String], in options: [(key: String, value: ScenarioToken)], of owner: String,
    at span: SourceSpan
  ) {
    for key in keys where !options.contains(where: { $0.key == key }) {
      errors.append(error("`\(owner)` needs `\(key)=`", at: span))
    }
  }

  /// Runs `read`; what it throws is collected, since the rest of the statement can still be read.
  mutating func collecting(_ read: (inout StatementReader) throws(ScenarioError) -> Void) {
    do {
      try read(&self)
    } catch {
      errors.append(error)
    }
  }
}
