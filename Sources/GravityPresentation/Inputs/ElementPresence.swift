/// Whether an element is drawn, as far as anything but its kind decides.
public enum ElementPresence: Hashable, Sendable {
  /// Its kind decides (D11).
  case byKind
  /// An input that a plug-in knows.
  case input
  /// A condition is not met, or the element cannot be read.
  case absent
}
