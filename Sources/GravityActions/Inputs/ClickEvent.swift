/// A custom event that a click sends to /event.
public struct ClickEvent: Hashable, Sendable {
  public struct Property: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public let type: String
  public let name: String
  public let properties: [Property]

  public init(type: String, name: String, properties: [Property] = []) {
    self.type = type
    self.name = name
    self.properties = properties
  }
}
