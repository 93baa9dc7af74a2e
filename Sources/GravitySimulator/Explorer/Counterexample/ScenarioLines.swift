/// The lines of a scenario and of the files that it includes, in the order in which they count.
struct ScenarioLines: Sendable {
  private let lines: [ScenarioLine]
  /// The places of the statements of the exploration's alphabet.
  private let calls: [SourceSpan]

  init(_ scenario: LoadedScenario) {
    let parts = scenario.parts
    // The order of the parts is that of their `include` lines, which are read where they stand.
    var lexed = parts.all.enumerated().map { number, part in
      var lexer = ScenarioLexer(part.file.text, part: number)
      var lines: [ScenarioLine] = []
      while let line = lexer.next() { lines.append(line) }
      return lines
    }
    for number in parts.all.indices.reversed() {
      guard let inclusion = parts.all[number].inclusion else { continue }
      let included = lexed[number]
      guard
        let place = lexed[inclusion.part].firstIndex(where: {
          $0.tokens.first?.span.part == inclusion.part && $0.tokens.first?.span.line == inclusion.line
        })
      else { continue }
      lexed[inclusion.part].replaceSubrange(place...place, with: included)
    }
    lines = lexed.first ?? []
    calls = scenario.document.statements.filter { $0.exploredStep != nil }.map(\.span)
  }

  /// The canonical text of each line that begins with one of the words.
  func texts(startingWith words: [String]) -> [String] {
    lines.filter { $0.tokens.first?.word.map(words.contains) ?? false }
      .map { ScenarioFormatter.text(of: $0) }
  }

  /// The canonical text of the call with this number in the alphabet, without a time of its own.
  func call(_ number: Int) -> String? {
    calls.indices.contains(number) ? text(from: calls[number]) : nil
  }

  /// The canonical text of the line that the span is on, from there on.
  func text(from span: SourceSpan) -> String? {
    for line in lines {
      guard let start = line.tokens.firstIndex(where: { $0.span.isSamePlace(as: span) }) else { continue }
      let rest = ScenarioLine(
        isIndented: false, tokens: Array(line.tokens[start...]), end: line.end, isBroken: false)
      return ScenarioFormatter.text(of: rest)
    }
    return nil
  }
}

extension SourceSpan {
  fileprivate func isSamePlace(as other: SourceSpan) -> Bool {
    part == other.part && line == other.line && column == other.column
  }
}
