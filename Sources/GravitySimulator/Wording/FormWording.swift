import GravityActions
import GravityPresentation

/// The sentences about inputs and what was put into them.
enum FormWording {
  static func noInput(_ attribute: String, _ content: String) -> String {
    "\(content) draws no input with the attribute “\(attribute)”"
  }

  static func wrongStep(_ attribute: String, isTyped: Bool) -> String {
    "a value of \(attribute) is not \(isTyped ? "typed" : "chosen")"
  }

  static func step(of input: DrawnInput) -> String {
    input.isTyped ? "`type \(input.attribute) \"…\"`" : "`choose \(input.attribute) …`"
  }

  /// What could be filled in instead.
  static func inputs(_ inputs: [DrawnInput], near attribute: String, hasForms: Bool) -> String {
    guard hasForms || !inputs.isEmpty else {
      return "this SDK has no forms: inputs are unknown elements and not drawn (D11)"
    }
    guard !inputs.isEmpty else { return "it draws no input now" }
    if let near = NearestName.of(attribute, among: inputs.map(\.attribute)) { return "did you mean \(near)?" }
    return "it draws " + inputs.prefix(20).map { step(of: $0) }.joined(separator: ", ")
  }

  /// `rating 4, feedback “Хорошо”`.
  static func text(of answers: Answers) -> String {
    if answers.isEmpty { return "nothing" }
    return answers.entries.map { "\($0.attribute) \(text(of: $0.value))" }.joined(separator: ", ")
  }

  static func text(of value: InputValue) -> String {
    switch value {
    case .number: value.text
    case .text: "“\(shortened(value.text))”"
    }
  }

  /// Which inputs keep a form from being sent, and why.
  static func problems(in situation: ClickSituation) -> String {
    situation.inputs.compactMap { input in
      input.problem.map { "\(input.attribute) \(text(of: $0, value: input.value))" }
    }.joined(separator: ", ")
  }

  private static func text(of problem: InputProblem, value: InputValue?) -> String {
    switch problem {
    case .isRequired: "is required and empty"
    case .tooShort(let minimum): "has \(value?.text.count ?? 0) characters of at least \(minimum)"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}
