/// What a click does whose action no plug-in knows (A11).
public enum UnknownActionHandling: String, Hashable, Sendable, CaseIterable {
  /// The urls and A1's dismissal.
  case reportsAndDismisses
  /// Flutter: nothing but the note.
  case isIgnored
}
