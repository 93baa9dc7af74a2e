import GravityPresentation

extension ScenarioParser {
  mutating func parseTrackView(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    let page = try parsePageContext(&reader)
    return .trackView(page, controller: try parseController(&reader))
  }

  mutating func parseTriggerEvent(_ reader: inout StatementReader) throws(ScenarioError) -> Step {
    if let token = reader.peek(), case .json(let text) = token.kind {
      reader.skip()
      let (events, page) = try parse(text, at: token.span) { json throws(ScenarioError) in
        try json.triggeredEvents()
      }
      return .triggerEvent(events, page: page, controller: try parseController(&reader))
    }
    let kind = try reader.choice("event", of: ScenarioVocabulary.eventKinds)
    guard let names = ScenarioVocabulary.fields(ofEvent: kind.value) else {
      throw reader.unknown("event", kind, among: ScenarioVocabulary.eventKinds)
    }
    let options = reader.options(names.required + names.optional + ["controller"])
    let needed = names.required.filter { !ScenarioVocabulary.diagnosedFields.contains($0) }
    reader.need(needed, in: options, of: kind.value, at: kind.span)
    var fields: [TrackedEvent.Field] = []
    var controller: String?
    for (key, value) in options {
      if key == "controller" {
        controller = use(controller: try StatementReader.text(of: value, "a controller's ID")).value
      } else {
        let json = try CallJSON.literal(of: value)
        fields.append(TrackedEvent.Field(name: key, json: json))
        let isAbsent = json == "null" && !needed.contains(key)
        if !isAbsent, let error = Self.wrongType(of: key, json, value) { reader.errors.append(error) }
      }
    }
    let page = try parsePage(&reader)
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
    case .word, .string, .json, .comma, .colon, .pair: break
    }
    return error
  }
}
