/// What was tapped, as far as a profile makes a difference of it (A1, A12).
public enum ClickSource: Hashable, Sendable {
  case button
  /// The frame's close button (D4).
  case closeButton
  case text
  case image
  /// An image that the snack bar template `snackbar-1` draws; Flutter treats it as a button (A1).
  case templateImage
  /// A snack bar's container (D6).
  case container
}
