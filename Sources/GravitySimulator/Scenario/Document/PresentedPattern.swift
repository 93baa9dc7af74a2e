/// `METHOD CONTENT [in=CONTROLLER]`.
public struct PresentedPattern: Hashable, Sendable {
  /// The method's name, such as `bottomSheet`.
  public let method: String
  public let content: String
  public let controller: String?

  public init(method: String, content: String, controller: String? = nil) {
    self.method = method
    self.content = content
    self.controller = controller
  }
}
