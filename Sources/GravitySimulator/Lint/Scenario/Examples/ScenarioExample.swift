/// A whole scenario that a rule finds something in, or nothing. What is found stands between `⟦` and `⟧`.
struct ScenarioExample: Sendable {
  /// What is shown; for a good example, what is right about it.
  let title: String
  let text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }

  var isGood: Bool { !text.contains(LintExample.opening) }

  /// The scenario, and where in it something is found, in order.
  var marked: (scenario: String, found: [SourceSpan]) {
    var scenario = ""
    var starts: [(line: Int, column: Int)] = []
    var found: [SourceSpan] = []
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars {
      switch Character(scalar) {
      case LintExample.opening: starts.append((line, column))
      case LintExample.closing:
        guard let start = starts.popLast() else { continue }
        found.append(SourceSpan(line: start.line, column: start.column, length: column - start.column))
      default:
        scenario.unicodeScalars.append(scalar)
        column += 1
        if scalar == "\n" { (line, column) = (line + 1, 1) }
      }
    }
    return (scenario, found.sorted { ($0.line, $0.column, $0.length) < ($1.line, $1.column, $1.length) })
  }
}
