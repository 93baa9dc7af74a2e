/// Why the value of an input does not do.
public enum InputProblem: Hashable, Sendable {
  case isRequired
  /// Shorter than so many characters.
  case tooShort(minimum: Int)
}
