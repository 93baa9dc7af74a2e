import GravityPresentation

/// Notes what a run reaches, event by event, as the numbers of marks.
struct CoverageRecorder: Sendable {
  let marks: MarkTable
  var reached: [Int] = []

  mutating func observe(_ event: Event, _ effects: [Effect], from old: UInt64, to new: UInt64) {
    for effect in effects {
      switch effect {
      case .present(_, let content, _): reached.append(marks.mark(presented: content))
      case .verdict(_, let candidate, let verdict):
        if let mark = marks.mark(verdict, of: candidate) { reached.append(mark) }
      case .quirk(let quirk): reached.append(marks.mark(quirk.kind))
      case .send, .track, .startTimer, .cancelTimer, .beginLeaving, .dismiss, .update, .updateInline,
        .callBack,
        .callLockListener, .log, .loadEnded, .writePasteboard, .askForPushAuthorization,
        .registerForRemoteNotifications, .openSettings, .triggerEnded, .appCrashed, .note:
        break
      }
    }
    let subject = event.subjectPlace
    // What is about nothing in particular meets everything that is under way.
    let isAboutAll = subject == nil
    if old == new, subject == -1 || old == 0 { return }
    let kind = MachineEventKind(event)
    for place in 0..<(2 * PresentationMachine.capacity) {
      let (from, to) = (Int(old >> UInt64(4 * place) & 15), Int(new >> UInt64(4 * place) & 15))
      guard from != to || (from != 0 && (isAboutAll || place == subject)) else { continue }
      let isTrigger = place < PresentationMachine.capacity
      reached.append(marks.phasesBase + PhaseChange.number(isTrigger: isTrigger, kind, from: from, to: to))
    }
  }
}

extension Event {
  /// The place among the machine's stages of what the event is about; nil where it is about nothing of them.
  fileprivate var subjectPlace: Int? {
    switch self {
    case .responded(.candidates(let trigger), _), .responded(.content(let trigger, _), _),
      .responded(.click(let trigger), _), .timerFired(.delay(let trigger, _)):
      trigger.ticket.place
    case .timerFired(.selfDismissal(let id)), .timerFired(.removal(let id)), .timerFired(.visibility(let id)),
      .timerFired(.presenterAnswer(let id)), .viewAppeared(let id), .appearingEnded(let id),
      .dismissalEnded(let id), .presentationRefused(let id), .tapped(let id, _), .swiped(let id, _),
      .backPressed(let id), .visibilityChanged(let id, _), .inputChanged(let id, _, _):
      id.ticket.place + PresentationMachine.capacity
    // These are about themselves: what they start is a change, and nothing else is met by them.
    case .viewTracked, .eventTriggered, .contentShown, .configured, .contentRequested, .engaged,
      .productEngaged,
      .responded(.load, _), .trackingAnswered, .inlineTapped, .inlineSeen, .cardSeen, .lockListenerChanged,
      .initialized:
      -1
    case .presentationLocked, .presentationUnlocked, .pushAnswered, .controllerGone, .enteredBackground,
      .enteredForeground, .killed:
      nil
    }
  }
}
