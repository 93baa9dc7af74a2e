/// An event as the checks read it.
struct CheckedEvent {
  /// Its place among the events of the call.
  let number: Int
  let kind: EventKind
  /// The members that were given and are not null, in order; of several of one name the first.
  let fields: [CallValue.Member]
  /// The items of its cart, where that is an array.
  let cart: [CartItem]?

  init(_ event: TrackedEvent, number: Int) {
    self.number = number
    kind = EventKind(word: event.kind)
    var fields: [CallValue.Member] = []
    // A custom event that was written as JSON has its type in front of the other members.
    if kind == .custom, event.kind != EventKind.custom.rawValue {
      fields.append(CallValue.Member(key: "type", value: .string(event.kind)))
    }
    var names: Set<String> = []
    for field in event.fields where names.insert(field.name).inserted {
      guard let value = CallValue(json: field.json), value != .null else { continue }
      fields.append(CallValue.Member(key: field.name, value: value))
    }
    self.fields = fields
    if case .array(let items) = fields.first(where: { $0.key == "cart" })?.value {
      cart = items.map(CartItem.init)
    } else {
      cart = nil
    }
  }

  var path: UsagePath { .event(number) }

  /// What messages call it.
  var name: String { kind.documentedName }

  subscript(field: String) -> CallValue? { fields.first { $0.key == field }?.value }

  func path(_ field: String) -> UsagePath { path.appending(field) }

  func path(ofItem item: Int, _ field: String? = nil) -> UsagePath {
    let place = path("cart").appending(.index(item))
    return field.map { place.appending($0) } ?? place
  }
}
