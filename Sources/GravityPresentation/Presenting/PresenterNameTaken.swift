/// Two presenters claim one delivery method.
public struct PresenterNameTaken: Error, Hashable, Sendable {
  public let method: String

  public init(method: String) {
    self.method = method
  }
}
