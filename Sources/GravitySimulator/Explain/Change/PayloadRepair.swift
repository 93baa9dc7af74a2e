import GravityPresentation

/// A value that decodes in the place of one that does not.
enum PayloadRepair {
  /// The value as a JSON text; nil where nothing can be said of what belongs there.
  static func value(for fault: DecodingFault) -> String? {
    switch fault.problem {
    case .missing, .isNull: fault.path.last.flatMap(required)
    case .wrongType(let expected, _): value(of: expected)
    case .hasFraction, .numberOutOfRange: "0"
    case .unreadable: nil
    }
  }

  /// A value for a key that must be there (N5).
  private static func required(_ component: PathComponent) -> String? {
    guard case .key(let key) = component else { return nil }
    switch key {
    case "payload", "contents", "urls", "campaigns", "data": return "[]"
    case "container", "item", "user": return "{}"
    case "fallback": return "false"
    case "contentType": return "\"native\""
    case "deliveryMethod": return "\"modal\""
    case "action": return "\"close\""
    case "type": return "\"text\""
    default: return "\"\(key)\""
    }
  }

  private static func value(of kind: JSONKind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "false"
    case .integer, .number: "0"
    case .string: "\"text\""
    case .array: "[]"
    case .object: "{}"
    }
  }
}
