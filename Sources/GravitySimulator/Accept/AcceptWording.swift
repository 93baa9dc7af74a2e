/// What `run --accept` says of the lines that it changed.
enum AcceptWording {
  /// What each expectation lost, behind `-`, and what came instead, behind `+`.
  static func lines(of changes: [ExpectationChange]) -> [String] {
    changes.flatMap { change in
      let number = "line \(change.firstDifference)"
      let margin = String(repeating: " ", count: number.count)
      let lines = change.lost.map { "- \($0)" } + change.gained.map { "+ \($0)" }
      return lines.enumerated().map { place, line in
        "  \(place == 0 ? number : margin)  \(TerminalText.sanitized(line))"
      }
    }
  }

  static let open = "`gravity-sim run --accept` writes down what comes"
  static let wordless = "no expectation says so: take this one out, or let more happen before it"
  static let included = "`--accept` leaves included files as they are"

  static func count(_ count: Int) -> String {
    "\(count) \(count == 1 ? "expectation" : "expectations") rewritten"
  }
}
