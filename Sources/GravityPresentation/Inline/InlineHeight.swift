/// How high an inline component is (N1).
public enum InlineHeight: Hashable, Sendable {
  /// As high as what it draws.
  case byContent
  /// As high as the app's loader.
  case byLoader
  case points(Double)
}
