import GravityPresentation

extension ScenarioParser {
  mutating func parseTap(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) -> Step {
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
      case "product": throw ScenarioError(notRun: "tap product=", at: token.span)
      default: throw ScenarioError(unknown: "target", key, among: ["element"])
      }
    case .json, .comma: throw reader.unexpected(token, insteadOf: "what to tap")
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

  mutating func parseScroll(
    _ keyword: Located<String>, _ reader: inout StatementReader
  ) throws(ScenarioError) -> Step {
    if let token = reader.peek(), case .pair(let key, _) = token.kind, key.value == "product" {
      throw ScenarioError(notRun: "scroll product=", at: token.span)
    }
    let content = try reader.name("a content's ID")
    try reader.needsOption("`visible=`")
    guard let option = reader.options(["visible"]).first else {
      return .scroll(content: content.value, thousandths: 0)
    }
    let thousandths = try StatementReader.fraction(of: option.value, "the visible part")
    return .scroll(content: content.value, thousandths: thousandths)
  }

  /// `[in=CONTENT]`.
  private func parseContent(_ reader: inout StatementReader) throws(ScenarioError) -> String? {
    guard let option = reader.options(["in"]).first else { return nil }
    return try StatementReader.text(of: option.value, "a content's ID").value
  }
}
