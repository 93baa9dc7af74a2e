extension PresentationMachine {
  /// Asks the presenter, and for its answer within the policy's patience; nil where no slot is free.
  mutating func present(
    _ content: ContentID, on host: ControllerID, at moment: Moment, _ emit: (Effect) -> Void
  ) -> PresentationID? {
    let slots = state.presentations
    guard let index = slots.indices.first(where: { slots[$0].phase == .free }) else { return nil }
    state.presentations[index] = PresentationSlot(serial: nextSerial(), content: content, host: host)
    move(presentation: index, to: .requested)
    let id = presentationID(at: index)
    emit(.present(id, content, on: host))
    emit(.startTimer(.presenterAnswer(id), at: moment.now + policy.presenterPatience))
    return id
  }

  /// E2, E3: the view is there from the start of its transition (D12).
  mutating func appear(_ id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), state.presentations[index].phase == .requested else {
      return emit(.note(.stale(.presenter)))
    }
    move(presentation: index, to: .appearing)
    emit(.cancelTimer(.presenterAnswer(id)))
    let content = state.presentations[index].content
    let record = record(at: index)
    quirks(record.quirks, .content(content), emit)
    for fault in record.faults { emit(.note(.elementNotDrawn(content, FaultID(index: fault)))) }
    let waiting = trigger(waitingFor: id)
    // Any content may be a step or shown by hand, and an empty one too (P14).
    if waiting != nil {
      if record.isOddRoot { quirk(.rootHasStep, .content(content), emit) }
      if record.isEmpty { quirk(.emptyIsPresented, .content(content), emit) }
    }
    state.presentations[index].traits.insert(.appeared)
    if record.behavior.reportsImpression { report(.impression, of: content, emit) }
    comeInSight(index, at: moment, emit)
    if let leaving = record.behavior.selfDismissal {
      emit(.startTimer(.selfDismissal(id), at: moment.now + leaving.after))
    }
    guard let waiting else { return }
    emit(.verdict(triggerID(at: waiting.index), waiting.candidate, .presented(id)))
    proceed(after: waiting.candidate, for: waiting.index, emit)
  }

  mutating func endAppearing(_ id: PresentationID, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), state.presentations[index].phase == .appearing else {
      return emit(.note(.stale(.presenter)))
    }
    move(presentation: index, to: .shown)
  }

  /// The presenter said no, or nothing at all, to a request to present.
  mutating func refuse(_ id: PresentationID, _ reason: HostOccupation, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), state.presentations[index].phase == .requested else {
      return emit(.note(.stale(.presenter)))
    }
    let slot = state.presentations[index]
    if reason != .presenterSilent { emit(.cancelTimer(.presenterAnswer(id))) }
    move(presentation: index, to: .free)
    guard let waiting = trigger(waitingFor: id) else {
      // The session that was to go on ends here, with its one close (E10).
      if slot.traits.contains(.continuesSession) { reportEnd(of: slot.content, emit) }
      return emit(.note(.presenterFailed(slot.content, reason)))
    }
    conclude(waiting.candidate, .hostBusy(slot.host, reason), .triesNext, for: waiting.index, emit)
  }
}
