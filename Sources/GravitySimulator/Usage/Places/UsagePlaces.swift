import GravityPresentation

/// Finds the words of a scenario that findings are about.
struct UsagePlaces {
  /// A JSON value of the scenario and where it begins.
  private struct Value: Hashable {
    let text: String
    let start: SourceSpan
  }

  /// How far out in a line a value is measured; beyond it the excerpt of a message is cut.
  private static let longestLine = 4096

  private let parts: ScenarioParts
  private let statements: [Statement]
  /// The words of the statements that findings speak of.
  private var words: [Int: CallWords] = [:]

  init(_ scenario: LoadedScenario, of findings: some Collection<UsageFinding>) {
    parts = scenario.parts
    statements = scenario.document.statements
    var numbers: [SourceSpan: Int] = [:]
    for number in findings.compactMap(\.site.statement) {
      numbers[Self.start(of: statements[number].span)] = number
    }
    for part in Set(numbers.keys.map(\.part)).sorted() { find(numbers, in: part) }
  }

  /// Looks up the words of the statements in one of the scenario's texts.
  private mutating func find(_ numbers: [SourceSpan: Int], in part: Int) {
    var lexer = ScenarioLexer(parts.all[part].file.text, part: part)
    while let line = lexer.next() {
      // A statement begins with its line, or behind `at TIME`.
      for place in line.tokens.indices.prefix(3) {
        guard let number = numbers[Self.start(of: line.tokens[place].span)] else { continue }
        words[number] = CallWords(tokens: Array(line.tokens[place...]))
        break
      }
    }
  }

  private static func start(of span: SourceSpan) -> SourceSpan {
    SourceSpan(line: span.line, column: span.column, length: 1, part: span.part)
  }

  /// The place of each finding, in their order; nil for one that no statement made.
  func spans(of findings: some Collection<UsageFinding>) -> [SourceSpan?] {
    let targets = findings.map(target)
    var paths: [Value: [[PathComponent]]] = [:]
    for case .json(let text, let start, let path) in targets {
      paths[Value(text: text, start: start), default: []].append(path)
    }
    var positions: [Value: JSONPositionIndex] = [:]
    // One walk over a text finds all the places in it.
    for (value, paths) in paths { positions[value] = JSONPositionIndex(Array(value.text.utf8), paths: paths) }
    return targets.map { target in
      switch target {
      case nil: nil
      case .words(let span): span
      case .json(let text, let start, let path):
        positions[Value(text: text, start: start)].map { span(of: $0.position(of: path), from: start) }
      }
    }
  }

  private func target(of finding: UsageFinding) -> UsageTarget? {
    guard let number = finding.site.statement else { return nil }
    let span = statements[number].span
    return words[number]?.target(of: finding.path, in: span) ?? .words(span)
  }

  private func span(of position: TextPosition, from start: SourceSpan) -> SourceSpan {
    let line = start.line + position.line - 1
    let column = position.line == 1 ? start.column + position.column - 1 : position.column
    let length = length(line, column, in: parts[start].file)
    return SourceSpan(line: line, column: column, length: length, part: start.part)
  }

  /// How long the scalar is that stands there.
  private func length(_ line: Int, _ column: Int, in file: SourceFile) -> Int {
    guard column < Self.longestLine, let text = file.line(line) else { return 1 }
    let rest = text.unicodeScalars.dropFirst(column - 1).prefix(Self.longestLine)
    guard let first = rest.first, first != "{", first != "[" else { return 1 }
    var length = 0
    var isEscaped = false
    for scalar in rest {
      if first == "\"" {
        length += 1
        if length > 1, scalar == "\"", !isEscaped { break }
        isEscaped = scalar == "\\" && !isEscaped
      } else {
        guard scalar.isASCII,
          scalar.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(scalar)
        else {
          break
        }
        length += 1
      }
    }
    return max(1, length)
  }
}
