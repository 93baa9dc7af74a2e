/// One thing to tell the user: what is wrong, where, what was actual, and what to do.
///
/// A diagnostic is data; ``DiagnosticRenderer`` alone turns it into text.
public struct Diagnostic: Hashable, Sendable {
  public let severity: Severity
  /// What is wrong, on one line and without a full stop.
  public let message: String
  public let place: Place?
  /// The whole line of the place, unfiltered and without its line break.
  public let sourceLine: String?
  /// The place's column in the source line, where that is only a part of the line.
  public let sourceColumn: Int?
  /// What stands behind the carets: what was actual. Line breaks are kept.
  public let caretNote: String?
  public let notes: [Note]

  public init(
    severity: Severity = .error, message: String, place: Place? = nil, sourceLine: String? = nil,
    sourceColumn: Int? = nil, caretNote: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.sourceLine = sourceLine
    self.sourceColumn = sourceColumn
    self.caretNote = caretNote
    self.notes = notes
  }
}
