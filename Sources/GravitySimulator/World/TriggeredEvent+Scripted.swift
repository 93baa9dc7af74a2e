import GravityActions
import GravityPresentation

extension TriggeredEvent {
  /// What the scenario gave as an event: by the word of its kind, or by its wire type.
  init(_ event: TrackedEvent) {
    let fields = event.fields.compactMap { field in
      JSONValue(checked: field.json).map { JSONMember(key: field.name, value: $0) }
    }
    guard
      let kind = TriggeredEventKind(rawValue: event.kind) ?? TriggeredEventKind(type: event.kind)
    else {
      // A custom event by its word has its type among the fields; by JSON the type is its kind.
      self.init(
        type: Self.text("type", fields) ?? event.kind, name: Self.text("name", fields) ?? "",
        fields: fields.filter { $0.key != "type" && $0.key != "name" })
      return
    }
    self.init(kind, fields: fields.filter { $0.key != "name" })
  }

  /// The event of a click: its properties are a custom event's.
  init(_ event: ClickEvent) {
    let properties = event.properties.map { JSONMember(key: $0.name, value: .string($0.value)) }
    self.init(
      type: event.type, name: event.name,
      fields: properties.isEmpty
        ? [] : [JSONMember(key: "customProps", value: .object(sorting: properties))])
  }

  private static func text(_ key: String, _ fields: [JSONMember]) -> String? {
    guard case .string(let text)? = fields.first(where: { $0.key == key })?.value else { return nil }
    return text
  }
}
