import GravityPresentation

extension ScenarioParser {
  /// `page TYPE "location" [data "a", "b"]` or `page {…}`, where it stands.
  mutating func parsePage(_ reader: inout StatementReader) throws(ScenarioError) -> PageContext? {
    guard reader.peekedWord != nil else { return nil }
    try reader.keyword("page")
    return try parsePageContext(&reader)
  }

  /// `TYPE "location" [data "a", "b"]` or `{…}`. Any word is a type here: what the SDK does not know, it is told all
  /// the same.
  mutating func parsePageContext(_ reader: inout StatementReader) throws(ScenarioError) -> PageContext {
    if let token = reader.peek(), case .json(let text) = token.kind {
      reader.skip()
      return try parse(text, at: token.span) { json throws(ScenarioError) in try json.pageContext() }
    }
    let type = try reader.word("a page type")
    let location = try reader.text("a location")
    guard reader.peekedWord != nil else { return PageContext(type: type.value, location: location.value) }
    try reader.keyword("data")
    let data = try reader.list { reader throws(ScenarioError) in try reader.text("a text").value }
    return PageContext(type: type.value, location: location.value, data: data)
  }

  /// Reads the JSON object of a call, and reports all that is wrong with it.
  mutating func parse<Value>(
    _ text: String, at span: SourceSpan, _ read: (inout CallJSON) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value {
    var json = try CallJSON(text, at: span)
    defer { errors += json.errors }
    return try read(&json)
  }
}
