extension CallJSON {
  /// What `triggerEvent` was given.
  mutating func triggeredEvents() throws(ScenarioError) -> (events: [TrackedEvent], page: PageContext?) {
    var events: [TrackedEvent]?
    var page: PageContext?
    for part in try members(["events", "pageContext"]) {
      if part.key == "events" {
        events = try self.events(part)
      } else {
        page = try pageContext(part)
      }
    }
    guard let events else {
      if errors.isEmpty { throw missing("events", in: "object", at: 0) }
      return ([], page)
    }
    return (events, page)
  }

  private mutating func events(_ list: JSONParts.Part) throws(ScenarioError) -> [TrackedEvent] {
    guard let items = try array(list, "`events` must be an array") else { return [] }
    var events: [TrackedEvent] = []
    for item in items {
      guard let members = try object(item, "an event") else { continue }
      guard let type = members.first(where: { $0.key == "type" }) else {
        errors.append(missing("type", in: "event", at: item.offset))
        continue
      }
      guard let kind = string(type) else { continue }
      let fields = members.filter { $0.key != "type" }.map { member in
        TrackedEvent.Field(name: member.key ?? "", json: member.json)
      }
      events.append(TrackedEvent(kind: kind, fields: fields))
    }
    return events
  }
}
