/// A text of the user with the name that messages give it.
public struct SourceFile: Hashable, Sendable {
  /// The file as the user knows it.
  public let displayName: String
  public let text: String

  private let lines: [String]

  public init(displayName: String, text: String) {
    self.displayName = displayName
    self.text = text
    // Scalars, since "\r\n" is one character and would not be split at "\n".
    self.lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
  }

  /// A line without its line break, LF or CRLF.
  ///
  /// - Parameter number: counts from 1; an empty line follows a last line break.
  public func line(_ number: Int) -> String? {
    (1...lines.count).contains(number) ? lines[number - 1] : nil
  }

  /// A diagnostic about some words of this file, together with their line.
  public func diagnostic(
    severity: Diagnostic.Severity = .error, _ message: String, at span: SourceSpan,
    caretNote: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, message: message,
      place: Diagnostic.Place(
        file: displayName, line: span.line, column: span.column, length: span.length),
      sourceLine: line(span.line), caretNote: caretNote, notes: notes)
  }
}
