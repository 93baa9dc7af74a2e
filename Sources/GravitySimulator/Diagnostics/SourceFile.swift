/// A text of the user with the name that messages give it.
public struct SourceFile: Hashable, Sendable {
  /// The file as the user knows it.
  public let displayName: String
  public let text: String

  /// The places of the line feeds among the text's bytes.
  private let lineEnds: [Int]

  public init(displayName: String, text: String) {
    self.displayName = displayName
    self.text = text
    lineEnds = LineEnds.all(in: text)
  }

  /// A line without its line break, LF or CRLF.
  ///
  /// - Parameter number: counts from 1; an empty line follows a last line break.
  public func line(_ number: Int) -> String? {
    guard (1...lineEnds.count + 1).contains(number) else { return nil }
    let bytes = text.utf8
    let start = number == 1 ? 0 : lineEnds[number - 2] + 1
    let end = number <= lineEnds.count ? lineEnds[number - 1] : bytes.count
    let line = bytes[
      bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
    return String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
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
