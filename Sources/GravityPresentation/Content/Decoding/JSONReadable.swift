/// A type that reads itself from JSON and says what is wrong as a `DecodingFault`.
///
/// Foundation's errors differ between its versions and describe themselves in sentences; a fault is data.
protocol JSONReadable {
  static func read(from decoder: any Decoder) throws -> Self
}

extension JSONReadable where Self: Decodable {
  static func read(from decoder: any Decoder) throws -> Self {
    try Self(from: decoder)
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  static func read(from decoder: any Decoder) throws -> [Element] {
    var result: [Element] = []
    var container = try decoder.array()
    while !container.isAtEnd {
      result.append(try container.decode(Field<Element>.self).value)
    }
    return result
  }
}

/// A value on its way through a container, where it meets a decoder that knows its path.
struct Field<Value: JSONReadable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value.read(from: decoder)
  }
}
