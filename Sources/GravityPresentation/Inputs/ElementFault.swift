/// Why an element of a kind that is known is not drawn.
public struct ElementFault: Error, Hashable, Sendable {
  /// The key that is at fault, with dots for nested ones.
  public let key: String
  /// What is wrong with it, as the end of a sentence: `is missing`.
  public let problem: String

  public init(key: String, problem: String) {
    self.key = key
    self.problem = problem
  }
}
