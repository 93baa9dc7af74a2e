/// What a negative delay does (P7).
public enum NegativeDelayHandling: String, Hashable, Sendable, CaseIterable {
  case meansNone
  case crashesApp
}
