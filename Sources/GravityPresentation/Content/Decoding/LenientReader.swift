/// Reads an object whose parts are dropped where they cannot be read (N5), and remembers what it made nothing of.
struct LenientReader<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  /// Keys that mean nothing, and keys whose value cannot be read; of nested objects with dots.
  private(set) var unread: [String]

  init(_ decoder: any Decoder, keyedBy type: Key.Type = Key.self) throws {
    container = try decoder.object(keyedBy: type)
    let all = try decoder.object(keyedBy: JSONKey.self)
    unread = all.allKeys.map(\.stringValue).filter { Key(stringValue: $0) == nil }
  }

  mutating func read<Value: JSONReadable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    do {
      return try container.optional(key)
    } catch {
      unread.append(key.stringValue)
      return nil
    }
  }

  /// Remembers a key whose value was read and cannot be used.
  mutating func drop(_ key: Key) { unread.append(key.stringValue) }

  /// Adds what a nested object made nothing of.
  mutating func add(_ keys: [String]?, of key: Key) {
    for nested in keys ?? [] { unread.append("\(key.stringValue).\(nested)") }
  }
}
