/// What came of one file.
struct LintFileReport: Sendable {
  enum Outcome: Sendable {
    /// In the order of the text.
    case findings([PlacedFinding])
    /// A JSON file of a folder that is no payload, and why.
    case passedOver(String)
    case problem(DiffProblem)
  }

  let file: String
  let outcome: Outcome
  /// The findings for a person; empty in other formats.
  let text: String

  init(file: String, _ outcome: Outcome, text: String = "") {
    self.file = file
    self.outcome = outcome
    self.text = text
  }
}
