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

  private func containerFault(expected: JSONKind) -> DecodingFault {
    let found = JSONKind(of: self)
    if found == .null { return DecodingFault(at: self, .isNull) }
    // An object that cannot be opened has a key that is no text.
    if found == expected { return DecodingFault(at: self, .unreadable) }
    return DecodingFault(at: self, .wrongType(expected: expected, found: found))
  }
}
