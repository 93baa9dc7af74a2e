/// What a click does whose action no plug-in knows (A11).
public enum UnknownActionHandling: String, CaseIterable, Hashable, Sendable {
  /// The urls and A1's dismissal.
  case reportsAndDismisses
  /// Flutter: nothing but the note.
  case isIgnored
}
