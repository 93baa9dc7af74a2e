import GravityPresentation

extension ScenarioParser {
  mutating func parseTap(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let target: TouchTarget
    let token = try reader.token("what to tap")
    switch token.kind {
    case .string(let text): target = .text(text)
    case .word(let word):
      switch word {
      case "close": target = .close
      case "container": target = .container
      case "outside": target = .outside
      default:
        var error = ScenarioError(
          unknown: "target", Located(word, at: token.span), among: ["close", "container", "outside"])
        error.notes.append("the text of an element is in double quotes")
        throw error
      }
    case .pair(let key, let value):
      switch key.value {
      case "element":
        target = .element(try StatementReader.integer(of: value, "an element's number", in: 0...Int.max))
      case "product":
        target = .product(try StatementReader.integer(of: value, "a product's number", in: 0...Int.max))
      default: throw ScenarioError(unknown: "target", key, among: ["element", "product"])
      }
    case .json, .comma, .colon: throw reader.unexpected(token, insteadOf: "what to tap")
    }
    return .tap(target, content: try parseContent(&reader))
  }

  mutating func parseSwipe(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let direction = try reader.choice("direction", of: ["down", "up"])
    guard direction.value == "down" else {
      return .swipe(Swipe(.up, thousandths: 1000), content: try parseContent(&reader))
    }
    var thousandths: Int32 = 1000
    if let token = reader.peek(), case .word(let word) = token.kind, word != "flick" {
      guard word.first?.isNumber == true || word.hasSuffix("%") || word.hasPrefix("-") else {
        throw reader.unknown("kind of swipe", Located(word, at: token.span), among: ["flick"])
      }
      reader.skip()
      thousandths = try StatementReader.fraction(of: token, "the way of a swipe")
    }
    let isFlick = reader.take("flick")
    let content = try parseContent(&reader)
    return .swipe(Swipe(.down, thousandths: thousandths, isFlick: isFlick), content: content)
  }

  func parseScroll(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    guard case .pair(let key, let value) = reader.peek()?.kind, key.value == "product" else {
      let name = try reader.name("the ID of a content or of an inline component")
      return .scroll(content: name.value, thousandths: try parseVisiblePart(&reader))
    }
    reader.skip()
    var number = 0
    reader.collecting { _ throws(ScenarioError) in
      number = try StatementReader.integer(of: value, "a product's number", in: 0...Int.max)
    }
    let thousandths = try parseVisiblePart(&reader)
    return .scrollProduct(number, content: try parseContent(&reader), thousandths: thousandths)
  }

  /// `visible=60%`.
  private func parseVisiblePart(_ reader: inout StatementReader) throws(ScenarioError) -> Int32 {
    try reader.needsOption("`visible=`")
    guard case .pair(let key, let value) = reader.peek()?.kind else { return 0 }
    guard key.value == "visible" else { throw reader.unknown("key", key, among: ["visible"]) }
    reader.skip()
    return try StatementReader.fraction(of: value, "the visible part")
  }

  /// `[in=CONTENT]`.
  func parseContent(_ reader: inout StatementReader) throws(ScenarioError) -> String? {
    guard let option = reader.options(["in"]).first else { return nil }
    return try StatementReader.text(of: option.value, "a content's ID").value
  }
}
