/// Reads the fields of one JSON object for a plug-in and says exactly what is wrong with one.
package struct FieldReader {
  private let members: [JSONMember]
  /// What the keys of faults begin with.
  private let path: String

  package init(_ members: [JSONMember], at path: String = "") {
    self.members = members
    self.path = path
  }

  /// - Throws: Where the value is no object.
  package init(_ value: JSONValue, at path: String) throws(ParameterFault) {
    guard case .object(let members) = value else {
      throw ParameterFault(key: path, problem: Self.wrongType(value, expected: "an object"))
    }
    self.init(members, at: path)
  }

  /// The field's value; null counts as absent.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key && $0.value != .null }?.value
  }

  package func has(_ key: String) -> Bool { self[key] != nil }

  package func required(_ key: String) throws(ParameterFault) -> JSONValue {
    guard let value = self[key] else { throw fault(key, "is missing") }
    return value
  }

  /// A text that says something.
  package func text(_ key: String) throws(ParameterFault) -> String {
    let value = try required(key)
    guard case .string(let text) = value else { throw fault(key, Self.wrongType(value, expected: "a text")) }
    guard !text.isBlank else { throw fault(key, "is empty") }
    return text
  }

  package func object(_ key: String) throws(ParameterFault) -> FieldReader {
    try FieldReader(try required(key), at: name(of: key))
  }

  package func list(_ key: String) throws(ParameterFault) -> [JSONValue] {
    let value = try required(key)
    guard case .array(let items) = value else { throw fault(key, Self.wrongType(value, expected: "a list")) }
    return items
  }

  /// A whole number.
  package func integer(_ key: String) throws(ParameterFault) -> Int {
    let value = try required(key)
    if case .number(let number) = value, number == number.rounded() {
      throw fault(key, "does not fit into 64 bits")
    }
    guard case .integer(let number) = value, let result = Int(exactly: number) else {
      throw fault(key, Self.wrongType(value, expected: "a whole number"))
    }
    return result
  }

  /// False where it is absent.
  package func flag(_ key: String) throws(ParameterFault) -> Bool {
    guard let value = self[key] else { return false }
    guard case .boolean(let flag) = value else {
      throw fault(key, Self.wrongType(value, expected: "true or false"))
    }
    return flag
  }

  package func fault(_ key: String, _ problem: String) -> ParameterFault {
    ParameterFault(key: name(of: key), problem: problem)
  }

  /// The key with the path before it.
  package func name(of key: String) -> String {
    path.isEmpty ? key : key.isEmpty ? path : "\(path).\(key)"
  }

  private static func wrongType(_ value: JSONValue, expected: String) -> String {
    "is \(value.kindInWords), not \(expected)"
  }
}

extension JSONValue {
  fileprivate var kindInWords: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number(let number):
      // A whole number that no `Int64` holds is read as a number, too.
      number == number.rounded() ? "a very large number" : "a number with a fraction"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
