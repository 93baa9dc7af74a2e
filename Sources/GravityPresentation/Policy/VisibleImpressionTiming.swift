/// When half of a content's area in the window is a visible impression (E3).
public enum VisibleImpressionTiming: String, Hashable, Sendable, CaseIterable {
  /// At once, and once per presentation.
  case atOnce
  /// After a second without interruption, and again at each return.
  case afterASecond
}
