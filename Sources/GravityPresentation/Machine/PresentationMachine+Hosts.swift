extension PresentationMachine {
  /// D10: all that stands on a controller that goes away goes with it.
  mutating func loseController(_ controller: ControllerID, _ emit: (Effect) -> Void) {
    while let index = nextPresentation(on: controller) {
      let id = presentationID(at: index)
      let slot = state.presentations[index]
      cancelTimers(of: id, at: index, emit)
      reportLoss(of: slot, at: index, emit)
      move(presentation: index, to: .free)
      loseController(.campaign(id), emit)
      if slot.phase == .requested, let waiting = trigger(waitingFor: id) {
        conclude(
          waiting.candidate, .hostInactive(controller, .leftWindow), .endsTrigger, for: waiting.index, emit)
      }
    }
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
    guard slot.traits.contains(.impressionReported), !slot.traits.contains(.closeReported) else { return }
    if policy.reportsCloseWithHost {
      reportClose(at: index, emit)
    } else {
      emit(.quirk(Quirk(.d10, .content(slot.content))))
    }
  }

  private func cancelTimers(of id: PresentationID, at index: Int, _ emit: (Effect) -> Void) {
    switch state.presentations[index].phase {
    case .requested: emit(.cancelTimer(.presenterAnswer(id)))
    case .disappearing, .replacing:
      emit(.cancelTimer(.presenterAnswer(id)))
      cancelStay(of: id, at: index, emit)
    case .appearing, .shown: cancelStay(of: id, at: index, emit)
    case .leaving: emit(.cancelTimer(.removal(id)))
    case .free, .lingering: break
    }
  }

  private func cancelStay(of id: PresentationID, at index: Int, _ emit: (Effect) -> Void) {
    if record(at: index).behavior.selfDismissal != nil { emit(.cancelTimer(.selfDismissal(id))) }
  }
}
