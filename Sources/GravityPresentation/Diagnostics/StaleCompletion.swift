/// What a late answer answered.
public enum StaleCompletion: Hashable, Sendable {
  case response
  case timer
  case presenter
  case gesture
}
