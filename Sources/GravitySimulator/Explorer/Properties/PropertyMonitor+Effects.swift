import GravityPresentation

/// What each effect says about the properties.
extension PropertyMonitor {
  mutating func take(
    _ effect: Effect, of event: Event, _ effects: [Effect], in host: HostSnapshot, of world: SimulatedWorld,
    _ answer: inout WatchedAnswer
  ) {
    switch effect {
    case .note(let note):
      take(note, effects, &answer)
      return
    case .quirk(let quirk):
      remember(quirk.kind, answer)
      return
    case .startTimer, .cancelTimer, .log: return
    case .present(let id, let content, let controller):
      begin(id, content, of: event, effects, in: world, answer)
      if answer.concern.trigger != nil { checkAdmission(of: controller, effects, in: host, answer) }
    case .update(let id, let content): if let place = memory.place(of: id) { memory[place].content = content }
    case .callBack(.content(.impression, let content)): takeImpression(of: content, effects, answer)
    case .callBack(.content(.visibleImpression, let content)):
      takeVisibleImpression(of: content, effects, in: world, answer)
    case .callBack(.content(.close, let content)): takeClose(of: content, effects, in: world, answer)
    case .verdict(let trigger, _, .presented(let id)):
      takePresented(id, by: Int(trigger.ticket.slot), effects, in: world, &answer)
    case .verdict(_, _, .capacity): find(.withinCapacity, known: effects, answer)
    case .triggerEnded(let trigger, _): memory[trigger: Int(trigger.ticket.slot)] = WatchedTrigger()
    case .send(.click(let trigger), _):
      if let place = answer.concern.place {
        memory[trigger: Int(trigger.ticket.slot)] = WatchedTrigger(clickAt: place)
      }
    case .askForPushAuthorization:
      // A8.
      if !host.pushStatus.promptsUser, world.system.isPromptUp { find(.promptOnce, known: effects, answer) }
    case .openSettings:
      // A7.
      if case .pushAnswered(_, promptShown: true) = event { find(.promptOnce, known: effects, answer) }
    case .appCrashed: answer.hasCrashed = true
    case .send, .track, .beginLeaving, .dismiss, .updateInline, .callBack, .callLockListener, .loadEnded,
      .writePasteboard, .registerForRemoteNotifications, .verdict:
      break
    }
    answer.hasEffect = true
  }

  private mutating func take(_ note: Note, _ effects: [Effect], _ answer: inout WatchedAnswer) {
    switch note {
    // The button counts once what was put in will do.
    case .stale, .action(.invalidInputs, _): answer.isExcused = true
    case .tapIgnored(_, let obstacle), .inlineTapIgnored(_, let obstacle):
      switch obstacle {
      case .inTransition, .appInBackground, .stillSending: answer.isExcused = true
      case .tooManyRequests:
        answer.isExcused = true
        find(.withinCapacity, known: effects, answer)
      case .nothingToDo, .gestureIgnored, .notThere: break
      }
    case .triggerRefused, .stepNotShown(_, .capacity), .contentNotShown(_, .capacity),
      .push(.tooManyRequests):
      find(.withinCapacity, known: effects, answer)
    case .action, .skippedURL, .stepNotShown, .severalSteps, .push, .lockUnavailable, .showContentRefused,
      .contentNotShown, .presenterFailed, .nothingChanged, .trackingArrived, .inputIgnored, .elementNotDrawn,
      .groupContentUnavailable:
      break
    }
  }

  /// P8, P9: a trigger presents; the lock, and the screens as they were.
  private mutating func checkAdmission(
    of controller: ControllerID, _ effects: [Effect], in host: HostSnapshot, _ answer: WatchedAnswer
  ) {
    if memory.isLocked { find(.lockHolds, known: effects, answer) }
    guard let screen = host[controller], screen.isInWindow, !screen.isBeingDismissed,
      !screen.isMovingFromParent
    else { return find(.activeHost, known: effects, answer) }
  }

  /// P11: one of a modal kind is all that a trigger may present.
  private mutating func takePresented(
    _ id: PresentationID, by trigger: Int, _ effects: [Effect], in world: SimulatedWorld,
    _ answer: inout WatchedAnswer
  ) {
    answer.presentedTrigger = trigger
    guard let place = memory.place(of: id),
      world.catalog.record(memory[place].content).behavior.kind == .modal
    else { return }
    if memory[trigger: trigger].hasPresentedModal {
      find(
        .oneModal, memory[trigger: trigger].goesOn ? .triedAfterPresentation : nil, at: answer.time)
    }
    memory[trigger: trigger].hasPresentedModal = true
  }

  /// Some quirks are told before they break something.
  private mutating func remember(_ kind: QuirkKind, _ answer: WatchedAnswer) {
    if kind == .triedAfterPresentation, let trigger = answer.presentedTrigger {
      memory[trigger: trigger].goesOn = true
    }
    guard let place = answer.concern.place else { return }
    if kind == .cancelClosesTwice { memory[place].traits.insert(.closesTwice) }
    if kind == .closeIsNotReported { memory[place].traits.insert(.closesSilently) }
  }
}
