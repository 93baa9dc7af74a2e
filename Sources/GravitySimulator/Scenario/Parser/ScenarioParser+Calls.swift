import GravityPresentation

extension ScenarioParser {
  mutating func parseTrackView(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let page: PageContext
    if let token = reader.peek(), case .json(let text) = token.kind {
      reader.skip()
      page = try CallJSON(text, at: token.span).pageContext()
    } else {
      page = try parsePage(&reader)
    }
    return .trackView(page, controller: try parseController(&reader))
  }

  mutating func parseTriggerEvent(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    if let token = reader.peek(), case .json(let text) = token.kind {
      reader.skip()
      let json = try CallJSON(text, at: token.span)
      let (events, page) = try json.triggeredEvents()
      return .triggerEvent(events, page: page, controller: try parseController(&reader))
    }
    let kind = try reader.choice("event", of: ScenarioVocabulary.eventKinds)
    guard let names = ScenarioVocabulary.fields(ofEvent: kind.value) else {
      throw reader.unknown("event", kind, among: ScenarioVocabulary.eventKinds)
    }
    let options = reader.options(names.required + names.optional + ["controller"])
    let given = Set(options.map(\.key))
    for name in names.required where !given.contains(name) {
      reader.errors.append(reader.error("`\(kind.value)` needs `\(name)=`", at: kind.span))
    }
    var fields: [TrackedEvent.Field] = []
    var controller: String?
    for (key, value) in options {
      if key == "controller" {
        controller = use(controller: try StatementReader.text(of: value, "a controller's ID")).value
      } else {
        let json = try CallJSON.literal(of: value)
        fields.append(TrackedEvent.Field(name: key, json: json))
        if let error = Self.wrongType(of: key, json, value) { reader.errors.append(error) }
      }
    }
    if reader.peekedWord != nil { try reader.keyword("page") }
    let page = reader.previous?.kind == .word("page") ? try parsePage(&reader) : nil
    if let later = try parseController(&reader) { controller = later }
    return .triggerEvent(
      [TrackedEvent(kind: kind.value, fields: fields)], page: page, controller: controller)
  }

  private static func wrongType(of field: String, _ json: String, _ value: ScenarioToken) -> ScenarioError? {
    let type = EventFieldType(of: field)
    guard !type.takes(json) else { return nil }
    let article = type == .array || type == .object ? "an" : "a"
    var error = ScenarioError(
      "\(Quoted(field)) must be \(article) \(type.rawValue)", at: value.span)
    switch value.kind {
    case .word where type == .string: error.help = "put it in double quotes"
    case .string(let text) where CallJSON.isScalar(text) && type.takes(text):
      error.help = "leave the quotes out"
    case .word, .string, .json, .comma, .pair: break
    }
    return error
  }

  /// `TYPE "location" [data "a", "b"]`.
  private func parsePage(_ reader: inout StatementReader) throws(ScenarioError) -> PageContext {
    let type = try reader.choice("page type", of: ScenarioVocabulary.pageTypes)
    let location = try reader.name("a location")
    guard reader.peekedWord != nil else { return PageContext(type: type.value, location: location.value) }
    try reader.keyword("data")
    let data = try reader.list { reader throws(ScenarioError) in try reader.text("a text").value }
    return PageContext(type: type.value, location: location.value, data: data)
  }
}
