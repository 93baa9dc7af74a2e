/// A value without parts, and the kind of JSON it is read from.
protocol JSONScalar: Decodable, JSONReadable {
  static var expectedKind: JSONKind { get }
}

extension JSONScalar {
  static func read(from decoder: any Decoder) throws -> Self {
    do {
      return try decoder.singleValueContainer().decode(Self.self)
    } catch {
      throw DecodingFault(at: decoder, problem(at: decoder))
    }
  }

  /// Why a value could not be read, found by looking at it again.
  private static func problem(at decoder: any Decoder) -> DecodingFault.Problem {
    switch JSONKind(of: decoder) {
    case .null:
      .isNull
    case .number where expectedKind == .number:
      .numberOutOfRange
    case .number where expectedKind == .integer:
      hasFraction(decoder) ? .hasFraction : .numberOutOfRange
    case .string where expectedKind == .string:
      .unreadable
    case let found:
      .wrongType(expected: expectedKind, found: found)
    }
  }

  private static func hasFraction(_ decoder: any Decoder) -> Bool {
    do {
      let number = try decoder.singleValueContainer().decode(Double.self)
      return number != number.rounded()
    } catch {
      return false
    }
  }
}

extension String: JSONScalar {
  static var expectedKind: JSONKind { .string }
}

extension Int: JSONScalar {
  static var expectedKind: JSONKind { .integer }
}

extension Double: JSONScalar {
  static var expectedKind: JSONKind { .number }
}

extension Bool: JSONScalar {
  static var expectedKind: JSONKind { .boolean }
}
