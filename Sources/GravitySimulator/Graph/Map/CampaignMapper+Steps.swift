import GravityActions
import GravityPresentation

/// Where `open_step` leads (A9).
extension CampaignMapper {
  /// What a click finds for the step that it asks for.
  struct StepTarget {
    /// The content that comes; nil for none.
    let id: ContentID?
    let missing: MapMissingStep
  }

  /// Nil for a click that asks for no step.
  func step(of plan: MapPlan, in id: ContentID) -> StepTarget? {
    guard plan.opensStep else { return nil }
    guard let step = plan.click.step else {
      return StepTarget(id: nil, missing: MapMissingStep(step: nil, isElsewhere: false))
    }
    return StepTarget(
      id: catalog.content(ofStep: step, from: id, under: profile.policy),
      missing: MapMissingStep(step: step, isElsewhere: catalog.hasStep(step, besides: id)))
  }

  mutating func place(_ target: StepTarget) -> MapPlace {
    guard let id = target.id else { return .missingStep(place(of: target.missing)) }
    return .content(Int(id.index) - firstIndex)
  }

  /// Whether the step takes the place of the content without a dismissal that the click asks for.
  func isReplacing(_ plan: MapPlan, _ target: StepTarget?, in id: ContentID) -> Bool {
    guard let step = target?.id, plan.steps.contains(.openStep) else { return false }
    switch profile.policy.actions.openStep {
    case .replaces: return catalog.record(id).behavior.kind == .modal && catalog.record(step).isPresentable
    case .closesFirst, .isUnknown: return false
    }
  }

  private var firstIndex: Int { Int(contentIDs.first?.index ?? 0) }
}
