/// The fields of an event are those of its type, each in its own type, and none of the required ones is missing.
struct EventFieldCheck: EventCheck {
  /// Their absence has rows of its own.
  private static let toldElsewhere = ["type", "name", "uniqueTransactionId"]

  func check(_ event: CheckedEvent, _ report: inout UsageReport) {
    guard let names = ScenarioVocabulary.fields(ofEvent: event.kind.rawValue) else { return }
    for name in names.required where event[name] == nil && !isToldElsewhere(name, of: event.kind) {
      report.add(.eventFieldMissing(name, event: event.name), at: event.path)
    }
    // On the wire every event has a name.
    let known = names.required + names.optional + ["name"]
    for field in event.fields {
      guard known.contains(field.key) else {
        let near = NearestName.of(field.key, among: known)
        report.add(
          .eventFieldUnknown(field.key, event: event.name, near: near), at: event.path(field.key))
        continue
      }
      if let wanted = Self.wanted(field.key, instead: field.value) {
        report.add(.eventFieldType(field.key, wanted: wanted), at: event.path(field.key))
      }
    }
  }

  private func isToldElsewhere(_ field: String, of kind: EventKind) -> Bool {
    Self.toldElsewhere.contains(field) || (field == "cart" && kind == .purchase)
  }

  /// What the field should be; nil where it is that.
  static func wanted(_ field: String, instead value: CallValue) -> String? {
    switch EventFieldType(of: field) {
    case .string: if case .string = value { nil } else { "a string" }
    case .number:
      if case .number(let literal) = value {
        CallNumber(literal).isFinite ? nil : "a number that a Double can hold"
      } else {
        "a number"
      }
    case .integer:
      if case .number(let literal) = value, CallNumber.integer(literal) != nil {
        nil
      } else {
        "a whole number"
      }
    case .array: if case .array = value { nil } else { "an array" }
    case .object: if case .object = value { nil } else { "an object" }
    }
  }
}
