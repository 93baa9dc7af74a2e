/// What a JSON value is, as far as decoding tells values apart.
public enum JSONKind: Hashable, Sendable {
  case null
  case boolean
  /// Only ever expected: a value that was found is a `number`, whole or not.
  case integer
  case number
  case string
  case array
  case object
}

extension JSONKind {
  /// The kind of the value `decoder` stands on.
  ///
  /// A number that no type can hold and a text with a lone surrogate are found to be a number and a string: the
  /// decoder names their trouble with an error other than a mismatch.
  init(of decoder: any Decoder) {
    if JSONKind.isNull(decoder) {
      self = .null
    } else if JSONKind.matches(decoder, { _ = try $0.singleValueContainer().decode(String.self) }) {
      // An attempt that fails is dear: what payloads are mostly made of comes first, and then what is smallest.
      self = .string
    } else if JSONKind.matches(decoder, { _ = try $0.singleValueContainer().decode(Double.self) }) {
      self = .number
    } else if JSONKind.matches(decoder, { _ = try $0.container(keyedBy: JSONKey.self) }) {
      self = .object
    } else if JSONKind.matches(decoder, { _ = try $0.unkeyedContainer() }) {
      self = .array
    } else {
      self = .boolean
    }
  }

  static func isNull(_ decoder: any Decoder) -> Bool {
    do {
      return try decoder.singleValueContainer().decodeNil()
    } catch {
      return false
    }
  }

  private static func matches(_ decoder: any Decoder, _ attempt: (any Decoder) throws -> Void) -> Bool {
    do {
      try attempt(decoder)
      return true
    } catch DecodingError.typeMismatch {
      return false
    } catch {
      return true
    }
  }
}
