import GravityPresentation

@testable import GravitySimulator

/// The text of a profile file and what is said about each mistake in it: line, column and length, the message, the
/// near miss.
struct ProfileFile: Sendable {
  let text: String
  let errors: [String]

  init(_ text: String, _ errors: String...) {
    self.text = text
    self.errors = errors
  }

  func parse() throws(BrokenProfile) -> Profile {
    try ProfileParser.parse(text, name: "team", file: "team.profile")
  }

  /// What the parser says of the text, in the same form.
  var found: [String] {
    do throws(BrokenProfile) {
      _ = try parse()
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.place.map { "\($0.line):\($0.column)+\($0.length) " } ?? ""
        let help = diagnostic.notes.filter { $0.kind == .help }.map { " | \($0.text)" }
        return place + diagnostic.message + help.joined()
      }
    }
  }
}
