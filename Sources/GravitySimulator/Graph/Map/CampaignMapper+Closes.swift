import GravityActions
import GravityPresentation

/// How often a way reports the close of its content (E4).
extension CampaignMapper {
  /// For a gesture, time, or a close button without an action.
  func closes(of trigger: MapTrigger, in id: ContentID) -> Int {
    let leaving = catalog.record(id).behavior.selfDismissal
    if case .time = trigger { return leaving?.isReported == true ? once(in: id) : 0 }
    return closes(dismissals: 1, in: id)
  }

  /// - Parameter isReplacing: The session goes on with the step that takes its place (E10).
  func closes(of plan: MapPlan, isReplacing: Bool, in id: ContentID) -> Int {
    if isReplacing, profile.policy.closeReports != .eachRequest { return 0 }
    return closes(dismissals: plan.dismissals, in: id)
  }

  private func closes(dismissals: Int, in id: ContentID) -> Int {
    guard dismissals > 0 else { return 0 }
    guard profile.policy.closeReports == .eachRequest else { return once(in: id) }
    // D9: the timer of a snack bar that is gone closes it once more.
    let isClosedAgain =
      profile.policy.snackBar.closesTwice && catalog.record(id).behavior.selfDismissal != nil
    return dismissals + (isClosedAgain ? 1 : 0)
  }

  private func once(in id: ContentID) -> Int { reportsClose(of: id) ? 1 : 0 }

  func reportsClose(of id: ContentID) -> Bool {
    switch profile.policy.closeReports {
    case .eachRequest, .oncePerSession: true
    case .formsOnly: catalog.record(id).belongsToForm
    }
  }
}
