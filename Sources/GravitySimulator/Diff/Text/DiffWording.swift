import GravityPresentation

/// The sentences of a comparison.
enum DiffWording {
  static let pushPrompt = "push"

  static func impossible(_ step: ComparisonStep, _ why: String) -> String {
    TerminalText.sanitized("\(step.name): impossible: \(why)")
  }

  static func endless(_ step: ComparisonStep, _ why: String) -> String {
    TerminalText.sanitized("\(step.name): does not come to an end: \(why)")
  }

  static func text(of change: StackChange, in world: SimulatedWorld) -> String {
    let content = world.text(of: change.presentation)
    guard change.isThere else { return "\(content) gone" }
    return "\(content) on \(change.host.map { world.name(of: $0) } ?? "no controller")"
  }

  static func text(of verdict: Verdict, on candidate: CandidateID, in world: SimulatedWorld) -> String {
    let values = Wording.values(of: verdict, in: world).map { " (\($0))" } ?? ""
    let campaign = world.catalog.candidate(candidate).campaignId
    return "\(campaign): \(Wording.reason(of: verdict, in: world))\(values)"
  }

  static func pasteboard(_ text: String) -> String { "“\(text)”" }
}
