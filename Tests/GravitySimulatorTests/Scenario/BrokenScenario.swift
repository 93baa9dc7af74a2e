import GravitySimulator

/// A scenario with mistakes, and what is said about each: line, column and length, the message, the near miss.
struct BrokenScenario: Sendable {
  let text: String
  let errors: [String]

  init(_ text: String, _ errors: String...) {
    self.text = text
    self.errors = errors
  }

  /// What the parser says of the text, in the same form.
  var found: [String] {
    ScenarioParser.parse(text, file: "a.scenario").diagnostics.map { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)+\($0.length) " } ?? ""
      let help = diagnostic.notes.filter { $0.kind == .help }.map { " | \($0.text)" }
      return place + diagnostic.message + help.joined()
    }
  }
}
