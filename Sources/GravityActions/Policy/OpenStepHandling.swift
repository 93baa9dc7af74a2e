/// What `open_step` does to the campaign it is clicked in (A9).
public enum OpenStepHandling: String, Hashable, Sendable, CaseIterable {
  /// iOS and Android: A1 closes it first, even where no step can follow.
  case closesFirst
  /// Flutter and ideal: the step takes its place, whatever `closeOnClick`; the click itself dismisses
  /// nothing, except on Flutter's close button.
  case replaces
  /// iOS 1.0.4 does not know the word: an unknown action like any other (A11).
  case isUnknown
}
