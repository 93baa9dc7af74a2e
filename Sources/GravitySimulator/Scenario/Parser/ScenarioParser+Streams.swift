import GravityPresentation

extension ScenarioParser {
  mutating func parseStream(
    _ reader: inout StatementReader, _ items: [ScenarioLine]
  ) throws(ScenarioError) -> Expectation {
    let stream = try reader.word("a stream")
    switch stream.value {
    case "callbacks":
      return .callbacks(
        try parse(stream, &reader, items) { reader, isItem throws(ScenarioError) in
          try Self.callback(&reader, isItem: isItem)
        })
    case "urls":
      return .urls(
        try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
          try reader.text("a url").value
        })
    case "opened":
      return .opened(
        try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
          try reader.choice("thing to open", of: ["settings"]).value
        })
    case "log":
      let log = try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
        try reader.text("a text").value
      }
      return .log(StreamExpectation(log.items, isContaining: true))
    case "lockListener":
      return .lockListener(
        try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
          try reader.choice("state of the lock", of: ["true", "false"]).value == "true"
        })
    case "usage":
      return .usage(
        try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
          try reader.choice("misuse", of: ScenarioVocabulary.usageRules).value
        })
    default:
      return .quirks(
        try parse(stream, &reader, items) { reader, _ throws(ScenarioError) in
          try reader.choice("quirk", of: ScenarioVocabulary.quirks).value
        })
    }
  }

  /// `[containing]` and then the list, on the line or as items.
  private mutating func parse<Item: Hashable & Sendable>(
    _ stream: Located<String>, _ reader: inout StatementReader, _ items: [ScenarioLine],
    _ item: (inout StatementReader, _ isItem: Bool) throws(ScenarioError) -> Item
  ) throws(ScenarioError) -> StreamExpectation<Item> {
    let isContaining = reader.take("containing")
    guard reader.peek() == nil else {
      refuse(items, of: "expect \(stream.value) …")
      var found: [Located<Item>] = []
      repeat {
        let place = reader.peek()?.span ?? reader.end
        do {
          found.append(Located(try item(&reader, false), at: place))
        } catch {
          // A name that is not known leaves the ones behind it readable.
          guard error.unknown != nil else { throw error }
          reader.errors.append(error)
        }
      } while reader.takeComma()
      return StreamExpectation(found, isContaining: isContaining)
    }
    let found = parse(items) { _, reader throws(ScenarioError) in try item(&reader, true) }
    return StreamExpectation(found, isContaining: isContaining)
  }

  /// Reads each item on its own: one that is broken does not hide the errors of the next.
  mutating func parse<Item: Hashable & Sendable>(
    _ items: [ScenarioLine],
    _ read: (inout ScenarioParser, inout StatementReader) throws(ScenarioError) -> Item
  ) -> [Located<Item>] {
    var found: [Located<Item>] = []
    for line in items where !line.isBroken {
      var reader = StatementReader(line)
      let place = reader.rest
      do throws(ScenarioError) {
        if let placeholder = reader.placeholder { throw notAlone(placeholder) }
        let item = try read(&self, &reader)
        try reader.finish()
        found.append(Located(item, at: place))
      } catch {
        report(error)
      }
      errors += reader.errors
    }
    return found
  }

  private static func callback(
    _ reader: inout StatementReader, isItem: Bool
  ) throws(ScenarioError) -> CallbackPattern {
    let name = try reader.word("a callback's name")
    guard ScenarioVocabulary.callbacks.contains(name.value) else {
      throw ScenarioError(unknown: "callback", name, among: ScenarioVocabulary.callbacks)
    }
    guard isItem else {
      if let token = reader.peek(), case .pair = token.kind {
        throw reader.error("a callback with attributes must be an item on an indented line", at: token.span)
      }
      return CallbackPattern(name: name.value)
    }
    var attributes: [CallbackPattern.Attribute] = []
    let keys = ScenarioVocabulary.attributes(ofCallback: name.value)
    for (key, value) in reader.options(keys, of: name.value) {
      let text = try StatementReader.text(of: value, "a value").value
      attributes.append(CallbackPattern.Attribute(name: key, value: text))
    }
    return CallbackPattern(name: name.value, attributes: attributes)
  }
}
