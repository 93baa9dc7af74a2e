/// One key of a JSON object and its value.
public struct JSONMember: Hashable, Sendable {
  public let key: String
  public let value: JSONValue

  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}
