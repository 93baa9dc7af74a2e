import GravityPresentation

/// The sentences of explanations; what a run itself says stands in `Wording`.
enum ExplainWording {
  /// A question in a few words.
  static func question(_ id: QuestionID) -> String {
    switch id {
    case .listed: "listed"
    case .hostSettled: "host settled"
    case .contentLoaded: "content loaded"
    case .rootContent: "root content"
    case .elements: "elements"
    case .delay: "delay over"
    case .hostActive: "host active"
    case .unlocked: "unlocked"
    case .presentable: "presentable"
    case .hostFree: "host free"
    case .rule: "rule"
    case .capacity: "room"
    case .presenter: "view appeared"
    }
  }

  static func severalScenarios(_ count: Int, in path: String) -> String {
    """
    error: \(Quoted(path: path)) holds \(count) scenarios
      = help: `explain` tells about one at a time; name its file

    """
  }

  /// `(line 9)` behind what a line of the scenario did.
  static func line(_ place: StatementPlace?) -> String { place.map { " (\($0.text))" } ?? "" }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : String(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// What a candidate without a verdict waits for at the end of the run.
  static func wait(of candidate: CandidateTeller) -> String {
    let trigger = candidate.trigger
    if let earlier = trigger.candidates[..<candidate.number].last(where: { $0.verdict == nil }) {
      let name = candidate.teller.catalog.candidate(earlier.id).campaignId
      return "\(name), which is tried before it"
    }
    let trail = candidate.trail
    if trail.presentation != nil { return "the presenter, which has not answered" }
    if let delay = trail.delay {
      let background = candidate.world.isInBackground ? ", while the app is in background (T2)" : ""
      return "the end of its delay, due at \(TimeText.seconds(delay.due))\(background)"
    }
    if let requested = trail.requested {
      return "the answer to /choose, asked at \(TimeText.seconds(requested))"
    }
    return "its turn"
  }
}
