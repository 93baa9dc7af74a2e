/// A text under a name, in dictionaries whose order has to be told (N4).
public struct NamedText: Hashable, Sendable {
  public let name: String
  public let text: String

  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
