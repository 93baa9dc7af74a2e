/// What the SDK takes for a field of an event.
enum EventFieldType: String {
  case string
  case number
  case integer = "whole number"
  case array
  case object

  init(of field: String) {
    switch field {
    case "value": self = .number
    case "quantity": self = .integer
    case "cart": self = .array
    case "customProps": self = .object
    default: self = .string
    }
  }

  /// - Parameter json: a JSON literal.
  func takes(_ json: String) -> Bool {
    switch self {
    case .string: json.utf8.first == UInt8(ascii: "\"")
    case .number: Self.isNumber(json)
    case .integer: Self.isNumber(json) && json.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Self.isDigit($0) }
    case .array: json.utf8.first == UInt8(ascii: "[")
    case .object: json.utf8.first == UInt8(ascii: "{")
    }
  }

  private static func isNumber(_ json: String) -> Bool {
    json.utf8.first.map { $0 == UInt8(ascii: "-") || isDigit($0) } ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
