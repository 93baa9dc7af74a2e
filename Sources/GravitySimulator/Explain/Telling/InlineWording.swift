/// The sentences about inline components in explanations (N1, E11).
enum InlineWording {
  static let listIsSilent = "a list reports nothing under this SDK (E11)"
  static let neverVisible = "inline content reports no visible impression under this SDK (E11)"
  static let neverAppeared = "it was never on a screen in the window while it had the content"
  static let nothingToDismiss = "there is nothing to dismiss: inline content stays (N2)"
}
