extension CallValue {
  /// A value that is open while its text is read.
  private struct Frame {
    let isObject: Bool
    var members: [Member] = []
    var elements: [CallValue] = []
    var key = ""

    var value: CallValue { isObject ? .object(members) : .array(elements) }

    mutating func add(_ value: CallValue) {
      if isObject { members.append(Member(key: key, value: value)) } else { elements.append(value) }
    }
  }

  /// Reads a JSON text; nil where it is none.
  init?(json: String) {
    let bytes = Array(json.utf8)
    var scanner = JSONScanner(bytes)
    var open: [Frame] = []
    var root: CallValue?
    do {
      while let token = try scanner.next() {
        let value: CallValue
        switch token.kind {
        case .key:
          open[open.count - 1].key = JSONText.unescape(bytes[token.range])
          continue
        case .beginObject, .beginArray:
          open.append(Frame(isObject: token.kind == .beginObject))
          continue
        case .endObject, .endArray: value = open.removeLast().value
        case .scalar: value = Self.scalar(bytes[token.range])
        }
        if open.isEmpty { root = value } else { open[open.count - 1].add(value) }
      }
    } catch {
      return nil
    }
    guard let root else { return nil }
    self = root
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>) -> CallValue {
    switch bytes.first {
    case UInt8(ascii: "\""): .string(JSONText.unescape(bytes))
    case UInt8(ascii: "t"): .boolean(true)
    case UInt8(ascii: "f"): .boolean(false)
    case UInt8(ascii: "n"): .null
    default: .number(String(decoding: bytes, as: UTF8.self))
    }
  }
}
