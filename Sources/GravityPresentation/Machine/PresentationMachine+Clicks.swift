import GravityActions

extension PresentationMachine {
  /// A1: the steps of the click's plan, in order.
  mutating func perform(
    _ action: ActionID, in id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id) else { return }
    let content = state.presentations[index].content
    let record = environment.catalog.actions[Int(action.index)]
    // To do nothing at all may be what surprises (A2).
    quirks(record.quirks, .content(content), emit)
    if record.urls.isEmpty, record.steps.allSatisfy({ environment.catalog.steps[Int($0)] == .reportURLs }) {
      return emit(.note(.tapIgnored(id, .nothingToDo)))
    }
    var dismissals = 0
    for place in record.steps {
      switch environment.catalog.steps[Int(place)] {
      case .reportURLs: track(record.urls, emit)
      case .dismiss:
        dismissals += 1
        if dismissals == 2, policy.closeReports == .eachRequest {
          quirk(.cancelClosesTwice, .content(content), emit)
        }
        dismiss(index, by: .click, at: moment, emit)
      case .writePasteboard: emit(.writePasteboard(action))
      case .callBack(let callback): emit(.callBack(.click(callback, action, content)))
      case .openStep: openStep(record.target, from: index, at: moment, emit)
      case .askForPush: askForPush(emit)
      case .openNotificationSettings:
        emit(.openSettings)
        // Where the user has said no before, asking the system leads to the settings as well.
        if moment.host.pushStatus != .denied { quirk(.settingsInsteadOfPrompt, .push, emit) }
      case .note(let note):
        emit(.note(.action(note, action)))
        // A9: without a step the click has only closed the campaign.
        if note == .missingStep, dismissals > 0 { quirk(.closedForMissingStep, .content(content), emit) }
      }
    }
  }
}
