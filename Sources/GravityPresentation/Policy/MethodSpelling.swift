/// A wire name that an SDK accepts, and the method that it means.
public struct MethodSpelling: Hashable, Sendable {
  public let wireName: String
  public let method: String

  public init(wireName: String, method: String) {
    self.wireName = wireName
    self.method = method
  }
}
