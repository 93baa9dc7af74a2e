/// What must be tapped for `closeOnClick` to be heeded (A1).
public enum DismissingSources: String, Hashable, Sendable, CaseIterable {
  case everything
  /// Flutter: buttons and the images of `snackbar-1`; the frame's close button even against `closeOnClick`.
  case buttonsOnly
}
