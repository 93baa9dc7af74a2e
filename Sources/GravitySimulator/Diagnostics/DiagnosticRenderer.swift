/// Draws diagnostics for a terminal: the place, its line with carets below, and the notes.
///
/// Everything printed has passed ``TerminalText``, so no file can write to the terminal through a message.
public struct DiagnosticRenderer: Sendable {
  /// Whether the parts are coloured; the text is the same either way.
  public let usesColor: Bool

  public init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The diagnostic as text, each line of it ended by a line break.
  ///
  /// A caret note without a source line to stand behind becomes a note, so that nothing is lost.
  public func render(_ diagnostic: Diagnostic) -> String {
    let gutter = String(repeating: " ", count: diagnostic.place.map { String($0.line).count } ?? 1)
    var notes = diagnostic.notes
    var lines = [title(of: diagnostic)]
    if let place = diagnostic.place {
      let file = TerminalText.sanitized(place.file)
      lines.append(
        " \(gutter)\(draw("-->", .boldBlue)) \(file):\(place.line):\(place.column)")
    }
    if let place = diagnostic.place, let sourceLine = diagnostic.sourceLine {
      let excerpt = SourceExcerpt(
        line: sourceLine, column: diagnostic.sourceColumn ?? place.column, length: place.length)
      let bar = draw(" \(gutter) |", .boldBlue)
      lines.append(bar)
      lines.append(draw(" \(place.line) |", .boldBlue) + (excerpt.text.isEmpty ? "" : " " + excerpt.text))
      lines += carets(below: excerpt, note: diagnostic.caretNote, ink: ink(of: diagnostic.severity)).map {
        "\(bar) \($0)"
      }
      if !notes.isEmpty { lines.append(bar) }
    } else if let caretNote = diagnostic.caretNote {
      notes.insert(.note(caretNote), at: 0)
    }
    let indent = diagnostic.place == nil ? "  " : " \(gutter) "
    lines += notes.flatMap { self.lines(of: $0, indent: indent) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(of diagnostic: Diagnostic) -> String {
    draw(diagnostic.severity.rawValue, ink(of: diagnostic.severity))
      + draw(": " + TerminalText.sanitized(diagnostic.message), .bold)
  }

  private func carets(below excerpt: SourceExcerpt, note: String?, ink: Ink) -> [String] {
    let indent = Self.row(of: " ", excerpt.indent)
    let carets = Self.row(of: "^", excerpt.caretCount)
    let texts = Self.printableLines(of: note ?? "")
    return texts.enumerated().map { index, text in
      let words = index == 0 ? carets + (text.isEmpty ? "" : " " + text) : text
      let margin = index == 0 ? "" : Self.row(of: " ", excerpt.caretCount + 1)
      return indent + margin + draw(words, ink)
    }
  }

  private func lines(of note: Diagnostic.Note, indent: String) -> [String] {
    let label = "\(note.kind.rawValue):"
    let margin = String(repeating: " ", count: "= \(label) ".count)
    return Self.printableLines(of: note.text).enumerated().map { index, text in
      index == 0
        ? "\(indent)\(draw("=", .boldBlue)) \(draw(label, .bold)) \(text)" : indent + margin + text
    }
  }

  /// The lines of a text of several, each fit for a terminal.
  private static func printableLines(of text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [TerminalText.sanitized(text)] }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      TerminalText.sanitized(String($0))
    }
  }

  /// What `String(repeating:count:)` makes, in a fraction of the time.
  private static func row(of sign: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: repeatElement(UInt8(ascii: sign), count: count), as: UTF8.self)
  }

  private func ink(of severity: Diagnostic.Severity) -> Ink {
    switch severity {
    case .error: .boldRed
    case .warning: .boldYellow
    case .note: .boldBlue
    }
  }

  private func draw(_ text: String, _ ink: Ink) -> String {
    usesColor ? ink.draw(text) : text
  }
}
