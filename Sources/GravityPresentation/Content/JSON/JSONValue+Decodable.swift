import GravityActions

extension JSONValue: Decodable {
  /// Reads whatever is there; only a number that no type can hold and a text that is none fail.
  public init(from decoder: any Decoder) throws {
    switch JSONKind(of: decoder) {
    case .null:
      self = .null
    case .boolean:
      self = .boolean(try Bool.read(from: decoder))
    case .integer, .number:
      self = try JSONValue.readNumber(from: decoder)
    case .string:
      self = .string(try String.read(from: decoder))
    case .array:
      self = .array(try [JSONValue].read(from: decoder))
    case .object:
      let container = try decoder.object(keyedBy: JSONKey.self)
      self = .object(
        sorting: try container.allKeys.map { key in
          JSONMember(key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
        })
    }
  }

  private static func readNumber(from decoder: any Decoder) throws -> JSONValue {
    do {
      return .integer(try decoder.singleValueContainer().decode(Int64.self))
    } catch {
      return .number(try Double.read(from: decoder))
    }
  }
}

extension JSONValue: JSONReadable {}
