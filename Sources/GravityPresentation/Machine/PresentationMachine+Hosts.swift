extension PresentationMachine {
  /// D10: the host says that a controller has gone away.
  mutating func takeLoss(of controller: ControllerID, _ emit: (Effect) -> Void) {
    let standing = nextPresentation(on: controller)
    if let id = controller.presentation, let index = index(of: id), hasController(index) {
      return lose(index, emit)
    }
    if standing == nil { emit(.note(.nothingChanged)) }
    loseController(controller, emit)
  }

  /// D10: all that stands on a controller that goes away goes with it.
  mutating func loseController(_ controller: ControllerID, _ emit: (Effect) -> Void) {
    while let index = nextPresentation(on: controller) { lose(index, emit) }
  }

  private mutating func lose(_ index: Int, _ emit: (Effect) -> Void) {
    let id = presentationID(at: index)
    let slot = state.presentations[index]
    cancelTimers(of: id, at: index, emit)
    reportLoss(of: slot, at: index, emit)
    move(presentation: index, to: .free)
    if case .givingWay(let step, _) = slot.phase, staticObstacle(to: step) == nil {
      emit(.note(.stepNotShown(from: slot.content, .hostGone)))
    }
    loseController(.campaign(id), emit)
    if slot.phase == .requested, let waiting = trigger(waitingFor: id) {
      conclude(
        waiting.candidate, .hostInactive(slot.host, .leftWindow), .endsTrigger, for: waiting.index, emit)
    }
  }

  /// Whether the presentation's own controller is on screen.
  private func hasController(_ index: Int) -> Bool {
    switch state.presentations[index].phase {
    case .appearing, .shown, .disappearing, .givingWay: record(at: index).behavior.kind == .modal
    case .free, .requested, .leaving, .lingering: false
    }
  }

  /// What is true of a controller now. A campaign that was asked for counts as presented before its presenter
  /// has answered: the platform would refuse a second one (P12).
  func snapshot(of host: ControllerID, at moment: Moment) -> ControllerSnapshot? {
    guard var snapshot = moment.host[host] else { return nil }
    for index in state.presentations.indices where state.presentations[index].isLive {
      if state.presentations[index].host == host, record(at: index).behavior.kind == .modal {
        snapshot.isPresenting = true
      }
    }
    return snapshot
  }

  /// The oldest presentation that stands on the controller.
  private func nextPresentation(on controller: ControllerID) -> Int? {
    var oldest: Int?
    for index in state.presentations.indices {
      let slot = state.presentations[index]
      guard slot.isLive, slot.host == controller else { continue }
      // Serials wrap: the older of two is the one from which the other is less than half a turn away.
      if let known = oldest, slot.serial &- state.presentations[known].serial < 0x8000 { continue }
      oldest = index
    }
    return oldest
  }

  /// A close that was reported before is not lost; one that was not is reported where the profile does.
  private mutating func reportLoss(of slot: PresentationSlot, at index: Int, _ emit: (Effect) -> Void) {
    let isOpen = !slot.traits.isDisjoint(with: [.appeared, .continuesSession])
    guard isOpen, !slot.traits.contains(.closeReported) else { return }
    if policy.reportsCloseWithHost {
      reportClose(at: index, emit)
    } else {
      quirk(.goneWithoutClose, .content(slot.content), emit)
    }
  }

  private mutating func cancelTimers(of id: PresentationID, at index: Int, _ emit: (Effect) -> Void) {
    loseSight(of: index, emit)
    switch state.presentations[index].phase {
    case .requested: emit(.cancelTimer(.presenterAnswer(id)))
    case .disappearing, .givingWay:
      emit(.cancelTimer(.presenterAnswer(id)))
      cancelSecondClose(of: id, at: index, emit)
    case .appearing, .shown: cancelStay(of: id, at: index, emit)
    case .leaving: emit(.cancelTimer(.removal(id)))
    case .free, .lingering: break
    }
  }

  private func cancelStay(of id: PresentationID, at index: Int, _ emit: (Effect) -> Void) {
    if record(at: index).behavior.selfDismissal != nil { emit(.cancelTimer(.selfDismissal(id))) }
  }

  /// The timers that run on under a snack bar's dismissal (D9).
  private func cancelSecondClose(of id: PresentationID, at index: Int, _ emit: (Effect) -> Void) {
    let traits = state.presentations[index].traits
    guard policy.snackBar.closesTwice, !traits.contains(.removalEnded) else { return }
    if traits.contains(.stayEnded) { return emit(.cancelTimer(.removal(id))) }
    cancelStay(of: id, at: index, emit)
  }
}
