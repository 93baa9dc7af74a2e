import GravityPresentation

/// How a broken property is told.
enum PropertyWording {
  static func message(of property: ScenarioProperty) -> String {
    switch property {
    case .never: "what must never hold did hold"
    case .always: "what must always hold did not hold"
    case .within: "what had to follow did not"
    }
  }

  /// What stands behind the caret.
  static func caretNote(of property: ScenarioProperty, _ broken: BrokenProperty) -> String {
    let time = TimeText.seconds(broken.time)
    switch property {
    case .never: return "it held at \(time)"
    case .always: return "it did not hold at \(time)"
    case .within: return "the second state had not come by \(time)"
    }
  }

  /// - Parameter line: Where it broke, such as `line 5`; nil where no statement had a part in it.
  static func reasons(
    of property: ScenarioProperty, _ broken: BrokenProperty, in line: String?
  ) -> [String] {
    guard let line else { return ["it was so from the start"] }
    switch property {
    case .never, .always: return ["it came about in \(line)"]
    case .within:
      let first = broken.since.map { ["the first state came at \(TimeText.seconds($0))"] } ?? []
      return first + ["the time was up in \(line)"]
    }
  }
}
