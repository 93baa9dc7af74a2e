/// What the user fills in.
extension ScenarioParser {
  func parseChoose(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let attribute = try reader.name("an attribute's name")
    let value = try reader.text("a value")
    return .choose(attribute.value, value: value.value, content: try parseContent(&reader))
  }

  func parseType(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let attribute = try reader.name("an attribute's name")
    let text = try reader.text("a text")
    return .type(attribute.value, text: text.value, content: try parseContent(&reader))
  }
}
