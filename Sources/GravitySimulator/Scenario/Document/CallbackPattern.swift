/// A callback's name and the attributes that must match: `FollowUrlEvent url="…" type=webview content=primer-1`.
public struct CallbackPattern: Hashable, Sendable {
  public struct Attribute: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public let name: String
  public let attributes: [Attribute]

  public init(name: String, attributes: [Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}
