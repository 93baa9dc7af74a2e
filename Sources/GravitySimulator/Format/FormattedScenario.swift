/// A scenario file and its canonical form.
struct FormattedScenario {
  enum Outcome {
    case canonical(FormattedScenario)
    /// The file cannot be read, or is no scenario.
    case wrong([Diagnostic])
    case bug(Diagnostic)
  }

  private let file: SourceFile
  let text: String
  /// Whether the file is another, byte by byte.
  let isChanged: Bool

  static func format(_ source: ScenarioSource) -> Outcome {
    let name = source.displayName
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try source.bytes()
    } catch {
      return .wrong([Diagnostic(message: "\(name) \(error.predicate)")])
    }
    if let diagnostic = SourceFile.complaint(ifNotUTF8: bytes, displayName: name) {
      return .wrong([diagnostic])
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let mistakes = ScenarioParser.syntaxMistakes(in: text, file: name)
    guard mistakes.isEmpty else { return .wrong(mistakes) }
    let formatter = ScenarioFormatter(text)
    let formatted = formatter.canonicalText()
    // A file that would say something else is left alone, whatever the reason.
    guard formatter.isSame(as: formatted) else {
      return .bug(.bug("the canonical form of \(name) says something else", with: "the scenario"))
    }
    return .canonical(
      FormattedScenario(
        file: SourceFile(displayName: name, text: text), text: formatted,
        isChanged: Array(formatted.utf8) != bytes))
  }

  /// The first line that is not as it should be; nil where all are.
  var difference: Diagnostic? {
    guard isChanged else { return nil }
    let found = Self.lines(file.text)
    let wanted = Self.lines(text)
    let place = zip(found, wanted).prefix { $0 == $1 }.count
    let line = min(place, found.count - 1)
    let span = SourceSpan(line: line + 1, column: 1, length: max(1, found[line].unicodeScalars.count))
    let reason = FormatWording.difference(
      place < found.count ? found[place] : nil, place < wanted.count ? wanted[place] : nil,
      isLast: place + 1 >= wanted.count)
    return file.diagnostic(
      FormatWording.notCanonical, at: span,
      notes: [.note(reason), .help(FormatWording.rewrite(file.displayName))])
  }

  /// With the carriage returns that belong to none of them.
  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
