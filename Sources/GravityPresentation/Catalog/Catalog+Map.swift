import GravityActions

/// What a map of a campaign looks up: how clicks were compiled, and where their steps lead.
extension Catalog {
  /// The steps of a click, in order (A1).
  package func plan(of action: ActionID) -> [ActionStep] {
    actions[Int(action.index)].steps.map { steps[Int($0)] }
  }

  /// The content that is presented for a step's number, asked for in another content (A9); nil where none is.
  package func content(
    ofStep step: Int, from content: ContentID, under policy: PresentationPolicy
  ) -> ContentID? {
    responses[origins[Int(content.index)]]
      .contents(withStep: step, inAllVariations: policy.findsStepsInAllVariations).first
  }

  /// Whether any variation has a content of that step.
  package func hasStep(_ step: Int, besides content: ContentID) -> Bool {
    !responses[origins[Int(content.index)]].contents(withStep: step, inAllVariations: true).isEmpty
  }
}
