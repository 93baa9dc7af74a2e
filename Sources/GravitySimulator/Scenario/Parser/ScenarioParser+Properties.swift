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

  private mutating func parseWithin(
    _ reader: inout StatementReader
  ) throws(ScenarioError) -> ScenarioProperty {
    let place = reader.peek()?.span ?? reader.end
    let limit = try reader.duration("a duration")
    if limit == .zero {
      var error = reader.error("within no time nothing can follow", at: place)
      error.help = "the shortest time is `1ms`"
      report(error)
    }
    try parseOf(&reader)
    let first = try parseFirstState(&reader)
    return .within(limit, of: first, try parseState(&reader, after: "within"))
  }

  private func parseOf(_ reader: inout StatementReader) throws(ScenarioError) {
    let isState = reader.peekedWord.flatMap(ScenarioVocabulary.expectation) != nil
    do throws(ScenarioError) {
      try reader.keyword("of")
    } catch {
      guard isState else { throw error }
      var error = error
      error.help = "`expect within D STATE` is what waits for a state"
      throw error
    }
  }

  /// With the colon that ends it.
  private mutating func parseFirstState(
    _ reader: inout StatementReader
  ) throws(ScenarioError) -> StateExpectation {
    do throws(ScenarioError) {
      let state = try parseState(&reader, after: "within")
      guard let token = reader.peek() else {
        throw reader.error("`:` and a state are missing here", at: reader.end)
      }
      guard token.kind == .colon else { throw reader.unexpected(token, insteadOf: "`:`") }
      reader.skip()
      return state
    } catch {
      guard let word = reader.previous?.word, word.utf8.dropLast().contains(ScenarioLexer.colon) else {
        throw error
      }
      var error = error
      error.help = "a space must follow the `:` between the states"
      throw error
    }
  }
}
