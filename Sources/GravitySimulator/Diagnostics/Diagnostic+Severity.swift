extension Diagnostic {
  /// Whether the diagnostic fails what it is about; the raw value is the word shown.
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }
}
