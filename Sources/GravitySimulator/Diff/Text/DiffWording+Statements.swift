extension DiffWording {
  /// A step of a tour, as a scenario would have it as far as one can.
  static func statement(of step: ComparisonStep) -> String {
    let time = step.time.map { "at \(TimeText.seconds($0.count)) " } ?? ""
    switch step.action {
    case .step(.settle): return time + "settle"
    case .step(.trackView(let page, _)): return time + "trackView \(page.type) \"\(page.location)\""
    case .step, .tapElement: return time + step.name
    case .nothing: return time + "look"
    case .waitFor: return time + step.name
    case .refusePrompt: return time + "answer push deny, where the prompt is up"
    }
  }
}

extension ComparisonStep {
  /// Whether the user does something.
  var touches: Bool {
    switch action {
    case .tapElement, .step(.tap), .step(.swipe), .step(.back): true
    case .step, .nothing, .waitFor, .refusePrompt: false
    }
  }
}
