/// What becomes of content without `frameUI` (P15).
public enum MissingFrameHandling: String, Hashable, Sendable, CaseIterable {
  case isPresented
  /// A sheet is not shown, and the others are shown broken, without anything to touch.
  case breaksView
}
