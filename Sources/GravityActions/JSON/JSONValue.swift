/// JSON of any shape, such as the fields of a product as the shop's own feed names them.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number without a fraction, `5.0` included: JSON does not tell the two apart.
  case integer(Int64)
  /// A number with a fraction, or one beyond 64 bits.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of their keys, so that equal objects are equal values and print alike.
  case object([JSONMember])

  /// An object with its members put into order.
  ///
  /// - Parameter members: any order; of members with one key the first is kept.
  public static func object(sorting members: [JSONMember]) -> JSONValue {
    // Sorting by position where keys are equal keeps the first of them in front.
    let sorted = members.enumerated().sorted { left, right in
      left.element.key == right.element.key
        ? left.offset < right.offset : left.element.key < right.element.key
    }
    var result: [JSONMember] = []
    result.reserveCapacity(sorted.count)
    for (_, member) in sorted where result.last?.key != member.key {
      result.append(member)
    }
    return .object(result)
  }

  /// The value of `key` in an object; nil where there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
