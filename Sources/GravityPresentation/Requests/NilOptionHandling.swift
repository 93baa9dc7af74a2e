/// What an argument of `setOptions` does that is nil (C3).
public enum NilOptionHandling: String, Hashable, Sendable, CaseIterable {
  /// Its part returns to the defaults.
  case resets
  /// Its part stays as it is.
  case leaves
}
