/// What a modal kind may be presented over (P12).
public enum Stacking: String, Hashable, Sendable, CaseIterable {
  /// Hosts that present nothing and run no transition.
  case freeHosts
  /// As `freeHosts`, and only while no other campaign of a modal kind is up.
  case oneModal
  case everything
}
