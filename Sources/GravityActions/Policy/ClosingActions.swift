/// Whether `close` and `cancel` dismiss of their own accord (A2, A3).
public enum ClosingActions: String, Hashable, Sendable, CaseIterable {
  case alwaysDismiss
  /// Flutter: they dismiss only where any other action would.
  case followCloseOnClick
}
