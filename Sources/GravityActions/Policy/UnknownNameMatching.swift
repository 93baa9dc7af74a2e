/// When an unknown action and an unknown event type belong together (A1).
public enum UnknownNameMatching: String, Hashable, Sendable, CaseIterable {
  case byText
  /// Android: every unknown word equals every other.
  case allEqual
}
