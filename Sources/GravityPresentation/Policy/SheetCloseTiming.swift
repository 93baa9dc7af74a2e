/// When a sheet that a click dismisses reports its close (D12).
public enum SheetCloseTiming: String, Hashable, Sendable, CaseIterable {
  case whenAsked
  /// When its hide animation has ended.
  case whenHidden
}
