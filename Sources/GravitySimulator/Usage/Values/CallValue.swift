/// A JSON value of a call, its numbers as they were written: no binary fraction comes between a price and its sum.
indirect enum CallValue: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let key: String
    let value: CallValue
  }

  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([CallValue])
  /// In the order of the text; of members with one key the first counts.
  case object([Member])

  /// The first member of this key; nil where there is none or this is no object.
  subscript(key: String) -> CallValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
