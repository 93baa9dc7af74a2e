import GravityActions
import GravityPresentation

/// Puts the tokens of a JSON text together to a value. Nesting is limited by whoever checked the text.
struct JSONValueReader {
  private var scanner: JSONScanner

  init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  /// The one value of the text.
  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    guard let token = try scanner.next() else { return .null }
    let value = try value(token)
    // What follows a complete value is no JSON; the scanner says so.
    _ = try scanner.next()
    return value
  }

  private mutating func value(_ token: JSONToken) throws(JSONSyntaxError) -> JSONValue {
    switch token.kind {
    case .scalar: return scalar(scanner.bytes[token.range])
    case .beginArray:
      var elements: [JSONValue] = []
      while let next = try scanner.next(), next.kind != .endArray { elements.append(try value(next)) }
      return .array(elements)
    case .beginObject:
      var members: [JSONMember] = []
      while let next = try scanner.next(), next.kind == .key {
        let key = JSONText.unescape(scanner.bytes[next.range])
        guard let first = try scanner.next() else { break }
        members.append(JSONMember(key: key, value: try value(first)))
      }
      return .object(sorting: members)
    // These end what the cases above have begun.
    case .endArray, .endObject, .key: return .null
    }
  }

  private func scalar(_ bytes: ArraySlice<UInt8>) -> JSONValue {
    switch bytes.first {
    case UInt8(ascii: "\""): return .string(JSONText.unescape(bytes))
    case UInt8(ascii: "t"): return .boolean(true)
    case UInt8(ascii: "f"): return .boolean(false)
    case UInt8(ascii: "n"): return .null
    default:
      let text = String(decoding: bytes, as: UTF8.self)
      if let integer = Int64(text) { return .integer(integer) }
      let number = Double(text) ?? 0
      // JSON does not tell `5.0` from `5`.
      return Int64(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }
}
