extension Diagnostic {
  /// What a note is for; the raw value is the word shown before it.
  public enum NoteKind: String, Hashable, Sendable {
    case because
    case help
    case note
    case rule
  }
}
