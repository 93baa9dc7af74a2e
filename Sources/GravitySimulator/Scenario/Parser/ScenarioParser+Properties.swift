import GravityPresentation

extension ScenarioParser {
  /// `never STATE`, `always STATE` or `within D of STATE: STATE`, behind the first word.
  mutating func parseProperty(
    _ keyword: String, _ reader: inout StatementReader
  ) throws(ScenarioError) {
    let span = reader.rest
    let property: ScenarioProperty =
      switch keyword {
      case "always": .always(try parseState(&reader, after: keyword))
      case "within": try parseWithin(&reader)
      default: .never(try parseState(&reader, after: keyword))
      }
    try reader.finish()
    document.properties.append(Located(property, at: span))
  }

  private mutating func parseWithin(_ reader: inout StatementReader) throws(ScenarioError) -> ScenarioProperty
  {
    let place = reader.peek()?.span ?? reader.end
    let limit = try reader.duration("a duration")
    if limit == .zero {
      var error = reader.error("nothing can follow within no time", at: place)
      error.help = "the shortest time is `1ms`"
      report(error)
    }
    try parseOf(&reader)
    let first = try parseState(&reader, after: "within")
    try parseColon(&reader)
    return .within(limit, of: first, try parseState(&reader, after: "within"))
  }

  private func parseOf(_ reader: inout StatementReader) throws(ScenarioError) {
    do throws(ScenarioError) {
      try reader.keyword("of")
    } catch {
      guard let word = reader.previous?.word, ScenarioVocabulary.expectation(word) != nil else { throw error }
      // The expectation of the same name, without its first word.
      var error = error
      error.unknown = nil
      error.help = "`expect within D STATE` waits for a state"
      throw error
    }
  }

  private func parseColon(_ reader: inout StatementReader) throws(ScenarioError) {
    let previous = reader.previous
    guard let token = reader.peek(), token.kind == .colon else {
      var error =
        if let token = reader.peek() { reader.unexpected(token, insteadOf: "`:`") } else {
          reader.error("`:` and a state are missing here", at: reader.end)
        }
      if let word = previous?.word, word.utf8.contains(UInt8(ascii: ":")) {
        error.help = "a space must follow the `:` that ends a state"
      }
      throw error
    }
    reader.skip()
  }
}
