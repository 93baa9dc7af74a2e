import GravityActions

extension PresentationMachine {
  /// A1: the steps of the click's plan, in order.
  mutating func perform(
    _ action: ActionID, from origin: ClickOrigin, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let record = environment.catalog.actions[Int(action.index)]
    // To do nothing at all may be what surprises (A2).
    quirks(record.quirks, .content(record.content), emit)
    if record.urls.isEmpty, record.steps.allSatisfy({ environment.catalog.steps[Int($0)] == .reportURLs }) {
      return ignoreTap(.nothingToDo, from: origin, emit)
    }
    if record.sendsEvent, isSending(from: origin) { return ignoreTap(.stillSending, from: origin, emit) }
    carryOut(record.steps, of: action, from: origin, at: moment, emit)
  }

  /// The steps from some place of the plan on.
  mutating func carryOut(
    _ places: Range<UInt32>, of action: ActionID, from origin: ClickOrigin, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    let record = environment.catalog.actions[Int(action.index)]
    var dismissals = 0
    for place in places {
      switch environment.catalog.steps[Int(place)] {
      case .reportURLs: track(record.urls, emit)
      case .dismiss:
        guard case .presentation(let id) = origin, let index = index(of: id) else { continue }
        dismissals += 1
        if dismissals == 2, policy.closeReports == .eachRequest {
          quirk(.cancelClosesTwice, .content(record.content), emit)
        }
        dismiss(index, by: .click, at: moment, emit)
      case .writePasteboard: emit(.writePasteboard(action))
      case .callBack(let callback): emit(.callBack(.click(callback, action, record.content)))
      case .openStep: openStep(record.target, from: origin, of: record.content, at: moment, emit)
      case .askForPush: askForPush(emit)
      case .openNotificationSettings:
        emit(.openSettings)
        // Where the user has said no before, asking the system leads to the settings as well.
        if moment.host.pushStatus != .denied { quirk(.settingsInsteadOfPrompt, .push, emit) }
      case .sendEvent:
        // What is behind it waits for the answer.
        return relay(action, from: origin, emit)
      case .update: if let content = record.update { update(origin, to: content, emit) }
      case .note(let note):
        emit(.note(.action(note, action)))
        // A9: without a step the click has only closed the campaign.
        if note == .missingStep, dismissals > 0 {
          quirk(.closedForMissingStep, .content(record.content), emit)
        }
      }
    }
  }

  func ignoreTap(_ obstacle: TapObstacle, from origin: ClickOrigin, _ emit: (Effect) -> Void) {
    switch origin {
    case .presentation(let id): emit(.note(.tapIgnored(id, obstacle)))
    case .inline(let id, _): emit(.note(.inlineTapIgnored(id, obstacle)))
    }
  }
}
