extension Diagnostic {
  /// A sentence below the source line: the reason, the way out, or something worth knowing.
  public struct Note: Hashable, Sendable {
    public let kind: NoteKind
    /// What is said; line breaks are kept.
    public let text: String

    public init(kind: NoteKind, text: String) {
      self.kind = kind
      self.text = text
    }
  }
}

extension Diagnostic.Note {
  /// Why it came to this.
  public static func because(_ text: String) -> Self { Self(kind: .because, text: text) }

  /// What to do about it.
  public static func help(_ text: String) -> Self { Self(kind: .help, text: text) }

  /// Which rule it is that something breaks.
  static func rule(_ text: String) -> Self { Self(kind: .rule, text: text) }

  /// Something else worth knowing.
  public static func note(_ text: String) -> Self { Self(kind: .note, text: text) }
}
