/// The JSON object that a call of the SDK is given as.
struct CallJSON {
  let text: String
  private let bytes: [UInt8]
  private let span: SourceSpan

  init(_ text: String, at span: SourceSpan) throws(ScenarioError) {
    self.text = text
    self.span = span
    bytes = Array(text.utf8)
    try Self.check(text, at: span)
    guard bytes.first == UInt8(ascii: "{") else {
      throw ScenarioError("a JSON object belongs here, in braces", at: span)
    }
  }

  /// What `trackView` was given.
  func pageContext() throws(ScenarioError) -> PageContext {
    try page(parts(bytes), text, from: 0)
  }

  /// What `triggerEvent` was given.
  func triggeredEvents() throws(ScenarioError) -> (events: [TrackedEvent], page: PageContext?) {
    var events: [TrackedEvent]?
    var page: PageContext?
    for part in try parts(bytes) {
      switch part.key {
      case "events": events = try self.events(part)
      case "pageContext":
        guard part.json.hasPrefix("{") else { throw error("`pageContext` must be an object", part.offset) }
        page = try self.page(parts(Array(part.json.utf8)), part.json, from: part.offset)
      default:
        let place = place(part.offset)
        throw ScenarioError(
          unknown: "member", Located(part.key ?? "", at: place), among: ["events", "pageContext"])
      }
    }
    guard let events else { throw error("`events` is missing in this object", 0) }
    return (events, page)
  }

  private func events(_ list: JSONParts.Part) throws(ScenarioError) -> [TrackedEvent] {
    guard list.json.hasPrefix("[") else { throw error("`events` must be an array", list.offset) }
    var events: [TrackedEvent] = []
    for part in try parts(Array(list.json.utf8)) {
      let offset = list.offset + part.offset
      guard part.json.hasPrefix("{") else { throw error("an event must be an object", offset) }
      let members = try parts(Array(part.json.utf8))
      guard let kind = try string("type", members, offset) else {
        throw error("`type` is missing in this event", offset)
      }
      let fields = members.filter { $0.key != "type" }.map { member in
        TrackedEvent.Field(name: member.key ?? "", json: member.json)
      }
      events.append(TrackedEvent(kind: kind, fields: fields))
    }
    return events
  }

  private func page(
    _ members: [JSONParts.Part], _ json: String, from offset: Int
  ) throws(ScenarioError) -> PageContext {
    guard let type = try string("type", members, offset) else {
      throw error("`type` is missing in this page context", offset)
    }
    if !ScenarioVocabulary.pageTypes.contains(type) { throw unknownPage(type, members, offset) }
    guard let location = try string("location", members, offset) else {
      throw error("`location` is missing in this page context", offset)
    }
    var data: [String] = []
    if let list = members.first(where: { $0.key == "data" }) {
      let place = offset + list.offset
      guard list.json.hasPrefix("[") else { throw error("`data` must be an array of strings", place) }
      for part in try parts(Array(list.json.utf8)) {
        guard part.json.utf8.first == UInt8(ascii: "\"") else {
          throw error("`data` must be an array of strings", place + part.offset)
        }
        data.append(JSONText.unescape(Array(part.json.utf8)[...]))
      }
    }
    return PageContext(type: type, location: location, data: data, json: json)
  }

  private func unknownPage(_ type: String, _ members: [JSONParts.Part], _ offset: Int) -> ScenarioError {
    let part = members.first { $0.key == "type" }
    let start = place(offset + (part?.offset ?? 0))
    let span = SourceSpan(
      line: start.line, column: start.column, length: part?.json.unicodeScalars.count ?? 1)
    let types = ScenarioVocabulary.pageTypes
    var error = ScenarioError(unknown: "page type", Located(type, at: span), among: types)
    error.notes.append("valid: " + types.joined(separator: ", "))
    return error
  }

  private func string(
    _ key: String, _ members: [JSONParts.Part], _ offset: Int
  ) throws(ScenarioError) -> String? {
    guard let part = members.first(where: { $0.key == key }) else { return nil }
    guard part.json.utf8.first == UInt8(ascii: "\"") else {
      throw error("`\(key)` must be a string", offset + part.offset)
    }
    return JSONText.unescape(Array(part.json.utf8)[...])
  }

  private func parts(_ bytes: [UInt8]) throws(ScenarioError) -> [JSONParts.Part] {
    do {
      return try JSONParts.parts(of: bytes)
    } catch {
      throw self.error("this is not JSON: \(error.problem.sentence)", error.offset)
    }
  }

  private func error(_ message: String, _ offset: Int) -> ScenarioError {
    ScenarioError(message, at: place(offset))
  }

  private func place(_ offset: Int) -> SourceSpan { Self.place(offset, bytes, span) }
}
