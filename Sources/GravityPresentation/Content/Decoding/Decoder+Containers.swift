import GravityActions

extension Decoder {
  /// The object this decoder stands on; anything else is a fault.
  func object<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    do {
      return try container(keyedBy: type)
    } catch {
      throw containerFault(expected: .object)
    }
  }

  /// The array this decoder stands on; anything else is a fault.
  func array() throws -> any UnkeyedDecodingContainer {
    do {
      return try unkeyedContainer()
    } catch {
      throw containerFault(expected: .array)
    }
  }

  /// The keys of the object that are none of these, sorted.
  func otherKeys<Known: CodingKey>(besides known: Known.Type) throws -> [String] {
    try object(keyedBy: JSONKey.self).allKeys.map(\.stringValue).filter { Known(stringValue: $0) == nil }
      .sorted()
  }

  private func containerFault(expected: JSONKind) -> DecodingFault {
    let found = JSONKind(of: self)
    if found == .null { return DecodingFault(at: self, .isNull) }
    // An object that cannot be opened has a key that is no text.
    if found == expected { return DecodingFault(at: self, .unreadable) }
    return DecodingFault(at: self, .wrongType(expected: expected, found: found))
  }

  /// The members of the object with other keys than these, in the order of their keys; values that cannot be read
  /// at all are left out.
  func members<Known: CodingKey & CaseIterable>(besides known: Known.Type) throws -> [JSONMember] {
    let container = try object(keyedBy: JSONKey.self)
    let others = container.allKeys.filter { Known(stringValue: $0.stringValue) == nil }
    if others.isEmpty { return [] }
    let members = others.compactMap { key in
      container.lenient(key, as: JSONValue.self).map { JSONMember(key: key.stringValue, value: $0) }
    }
    return members.sorted { $0.key < $1.key }
  }
}
