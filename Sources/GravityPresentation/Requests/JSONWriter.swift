import GravityActions

/// Writes JSON with its members in the order they are given, and without spaces.
struct JSONWriter {
  private(set) var text = ""
  /// Whether the next member or element follows another.
  private var needsComma = false

  mutating func object(_ write: (inout JSONWriter) -> Void) {
    text += "{"
    needsComma = false
    write(&self)
    text += "}"
    needsComma = true
  }

  mutating func member(_ key: String, write: (inout JSONWriter) -> Void) {
    begin(key)
    object(write)
  }

  /// Leaves an absent text out.
  mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    begin(key)
    string(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  mutating func member(_ key: String, _ values: [String]) {
    begin(key)
    array(values) { $1.string($0) }
  }

  mutating func member(_ key: String, _ value: JSONValue) {
    begin(key)
    self.value(value)
  }

  /// An array of objects.
  mutating func array<Item>(_ key: String, of items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
    begin(key)
    array(items) { item, json in json.object { write(item, &$0) } }
  }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let values): array(values) { $1.value($0) }
    case .object(let members):
      object { json in
        for member in members { json.member(member.key, member.value) }
      }
    }
    needsComma = true
  }

  private mutating func begin(_ key: String) {
    if needsComma { text += "," }
    string(key)
    text += ":"
    needsComma = true
  }

  private mutating func array<Item>(_ items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      write(item, &self)
    }
    text += "]"
    needsComma = true
  }

  /// JSON has no word for what is beyond all doubles, but numbers that are: read again, they are the same.
  private mutating func number(_ value: Double) {
    text += value.isFinite ? value.description : value < 0 ? "-1e999" : "1e999"
  }

  private mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
