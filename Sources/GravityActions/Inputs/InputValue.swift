/// What a user can put into an input.
public enum InputValue: Hashable, Sendable {
  case number(Double)
  case text(String)
}
