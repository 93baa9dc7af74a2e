/// Writes a scenario in its canonical form: LF, single spaces, items indented by two, no more than one blank line at a
/// time, comments and the order of everything kept.
struct ScenarioFormatter {
  private let lines: [ScenarioLine]
  private let comments: [ScenarioComment]
  private var output = ""
  /// Where the source of what was written last ends; 0 before the first line.
  private var lastLine = 0
  private var isLastItem = false

  /// - Parameter text: A scenario, or a part of one, without mistakes.
  static func format(_ text: String) -> String { ScenarioFormatter(text).canonicalText() }

  /// Whether two texts say the same: token by token, however they are written.
  static func isSame(_ first: String, _ second: String) -> Bool {
    ScenarioFormatter(first).isSame(as: second)
  }

  func isSame(as text: String) -> Bool {
    let other = ScenarioFormatter(text)
    return lines.count == other.lines.count && comments.count == other.comments.count
      && zip(lines, other.lines).allSatisfy { left, right in
        left.isIndented == right.isIndented && left.tokens.count == right.tokens.count
          && zip(left.tokens, right.tokens).allSatisfy { $0.isSame(as: $1) }
      }
  }

  func canonicalText() -> String {
    var formatter = self
    formatter.write()
    return formatter.output
  }

  init(_ text: String) {
    var lexer = ScenarioLexer(text)
    lexer.keepsComments = true
    var lines: [ScenarioLine] = []
    while let line = lexer.next() { lines.append(line) }
    self.lines = lines
    comments = lexer.comments
  }

  private mutating func write() {
    var comments = comments[...]
    for line in lines {
      let first = line.tokens.first?.span.line ?? line.end.line
      while let comment = comments.first, comment.span.line < first {
        write(comment, before: line)
        comments.removeFirst()
      }
      if !line.isIndented { writeBlank(before: first) }
      output += (line.isIndented ? "  " : "") + Self.text(of: line)
      if let comment = comments.first, comment.span.line == line.end.line {
        output += "  " + Self.text(of: comment)
        comments.removeFirst()
      }
      output += "\n"
      (lastLine, isLastItem) = (line.end.line, line.isIndented)
    }
    for comment in comments { write(comment, before: nil) }
  }

  private mutating func write(_ comment: ScenarioComment, before next: ScenarioLine?) {
    let line = comment.span.line
    let isBeforeItem = next?.isIndented == true
    // Behind the last item an indented comment still belongs to the items.
    let isItem = isBeforeItem || (comment.span.column > 1 && isLastItem && line - lastLine == 1)
    if !isBeforeItem { writeBlank(before: line) }
    output += (isItem ? "  " : "") + Self.text(of: comment) + "\n"
    (lastLine, isLastItem) = (line, isItem)
  }

  private mutating func writeBlank(before line: Int) {
    if lastLine > 0, line - lastLine > 1 { output += "\n" }
  }

  /// The tokens with the spaces that belong between them.
  static func text(of line: ScenarioLine) -> String {
    var text = ""
    for token in line.tokens {
      if !text.isEmpty, token.kind != .comma, token.kind != .colon { text += " " }
      text += token.text
    }
    return text
  }

  /// Nothing in a comment is an order to a terminal, and a tab is as wide as it looks.
  private static func text(of comment: ScenarioComment) -> String {
    comment.text.unicodeScalars.map { scalar in
      if scalar == "\t" { return "    " }
      return StringText.isVisible(scalar) ? String(scalar) : TerminalText.spelled(scalar)
    }.joined()
  }
}
