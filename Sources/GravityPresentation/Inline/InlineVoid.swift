/// Why an inline component draws nothing.
public enum InlineVoid: Hashable, Sendable {
  /// It has not appeared yet, or not since its selector changed.
  case notAskedFor
  /// Content is on its way, and there is no loader to show meanwhile.
  case awaited
  /// The answer brought no content that can be drawn.
  case noContent
  case failed(LoadFailure)
  /// The request was never sent (C2).
  case refused
  case unmounted
}
