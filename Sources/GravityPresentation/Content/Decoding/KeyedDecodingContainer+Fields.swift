extension KeyedDecodingContainer {
  /// A value that must be there (N5): missing, null and a wrong type are faults.
  func required<Value: JSONReadable>(_ key: Key, as type: Value.Type = Value.self) throws -> Value {
    guard contains(key) else {
      let path = codingPath.map { PathComponent($0) } + [PathComponent(key)]
      throw DecodingFault(path: path, problem: .missing)
    }
    return try decode(Field<Value>.self, forKey: key).value
  }

  /// A value that may be missing or null; a wrong type is a fault.
  func optional<Value: JSONReadable>(_ key: Key, as type: Value.Type = Value.self) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(Field<Value>.self, forKey: key).value
  }

  /// A value that is dropped where it cannot be read, as N5 asks for the parts of a style.
  func lenient<Value: JSONReadable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    do {
      return try optional(key)
    } catch {
      return nil
    }
  }
}
