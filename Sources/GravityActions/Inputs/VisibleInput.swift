/// An input that is drawn now, as a click finds it.
public struct VisibleInput: Hashable, Sendable {
  public let attribute: String
  /// Nil where nothing was put in.
  public let value: InputValue?
  /// Why its value does not do; nil where it does.
  public let problem: InputProblem?

  public init(attribute: String, value: InputValue?, problem: InputProblem? = nil) {
    self.attribute = attribute
    self.value = value
    self.problem = problem
  }
}
