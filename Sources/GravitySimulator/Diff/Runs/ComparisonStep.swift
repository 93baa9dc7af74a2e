import GravityPresentation

/// One step of a script that several profiles run, and what it is called where it cannot be done.
struct ComparisonStep: Sendable {
  enum Action: Sendable {
    case step(Step)
    /// An expectation, of which only the time counts.
    case nothing
    /// `expect within`: time moves until the state holds, at most so long, and nothing is said where it never does.
    case waitFor(StateExpectation, atMost: Milliseconds)
    /// A tap on an element by its place among the content's elements, drawn or not: the number that all
    /// profiles share.
    case tapElement(Int)
    /// The user says no to the prompt, if one is up.
    case refusePrompt
  }

  /// When it happens; nil for right now.
  let time: Milliseconds?
  let action: Action
  let name: String
}
