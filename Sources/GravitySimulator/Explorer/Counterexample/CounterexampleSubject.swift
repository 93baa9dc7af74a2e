import GravityPresentation

/// What a counterexample shows to be broken.
public enum CounterexampleSubject: Hashable, Sendable {
  /// One of the properties that are built in, and the quirk that it is known by, where it is one.
  case property(PropertyID, quirk: QuirkKind?)
  /// No gesture of the user's leads to an empty screen any more (D8).
  case trap
  /// A `never`, `always` or `within` of the scenario's own, by its place in the file.
  case own(Int)
}
