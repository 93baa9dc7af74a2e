/// What is wrong with something that the server wrote for a plug-in to read.
public struct ParameterFault: Error, Hashable, Sendable {
  /// The key that is at fault, with dots for nested ones and places in lists: `routes.0.when`.
  public let key: String
  /// What is wrong with it, as the end of a sentence: `is missing`.
  public let problem: String

  public init(key: String, problem: String) {
    self.key = key
    self.problem = problem
  }
}
