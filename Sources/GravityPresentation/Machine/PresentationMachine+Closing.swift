extension PresentationMachine {
  /// E4: a dismissal is asked for, and its close reported.
  ///
  /// Asked for again while one runs, iOS reports a second close (A3); a profile that closes once does not.
  mutating func dismiss(_ index: Int, at moment: Moment, _ emit: (Effect) -> Void) {
    switch state.presentations[index].phase {
    case .appearing, .shown, .leaving:
      beginDismissal(index, then: .disappearing, at: moment, emit)
      reportClose(at: index, emit)
    case .disappearing, .replacing:
      if !policy.closesOnce { reportClose(at: index, emit) }
    case .free, .requested, .lingering: emit(.note(.stale(.gesture)))
    }
  }

  /// The view is taken down without a word to the server; the caller reports where a report is due.
  mutating func beginDismissal(
    _ index: Int, then phase: PresentationSlot.Phase, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let id = presentationID(at: index)
    move(presentation: index, to: phase)
    emit(.dismiss(id))
    emit(.startTimer(.presenterAnswer(id), at: moment.now + policy.presenterPatience))
  }

  mutating func reportClose(at index: Int, _ emit: (Effect) -> Void) {
    if policy.closesOnce, state.presentations[index].traits.contains(.closeReported) { return }
    state.presentations[index].traits.insert(.closeReported)
    report(.close, of: state.presentations[index].content, emit)
  }

  /// The view is gone; what stood on it goes with it (D10), and a step takes its place (A9).
  mutating func endDismissal(
    _ id: PresentationID, of answer: PresenterAnswer, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id) else { return emit(.note(.stale(.presenter))) }
    let slot = state.presentations[index]
    switch slot.phase {
    case .disappearing:
      if answer == .given { emit(.cancelTimer(.presenterAnswer(id))) }
      release(index, emit)
      loseController(.campaign(id), emit)
    case .replacing(let step):
      if answer == .given { emit(.cancelTimer(.presenterAnswer(id))) }
      release(index, emit)
      loseController(.campaign(id), emit)
      showStep(step, after: slot, at: moment, emit)
    case .free, .requested, .appearing, .shown, .leaving, .lingering: emit(.note(.stale(.presenter)))
    }
  }

  /// D9, T4: under iOS the timer of a dismissed snack bar lives on.
  private mutating func release(_ index: Int, _ emit: (Effect) -> Void) {
    let hasTimer = record(at: index).behavior.selfDismissal != nil
    guard hasTimer else { return move(presentation: index, to: .free) }
    let id = presentationID(at: index)
    guard policy.snackBar.closesTwice else {
      emit(.cancelTimer(.selfDismissal(id)))
      return move(presentation: index, to: .free)
    }
    move(presentation: index, to: .lingering)
  }

  /// D5: the snack bar's time is up.
  mutating func endStay(of id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), let leaving = record(at: index).behavior.selfDismissal else {
      return emit(.note(.stale(.timer)))
    }
    switch state.presentations[index].phase {
    case .appearing, .shown:
      move(presentation: index, to: .leaving)
      emit(.beginLeaving(id))
      emit(.startTimer(.removal(id), at: moment.now + leaving.over))
    case .lingering:
      emit(.startTimer(.removal(id), at: moment.now + leaving.over))
    case .free, .requested, .leaving, .disappearing, .replacing: emit(.note(.stale(.timer)))
    }
  }

  /// D5, D9: the snack bar is gone by itself, or the timer of one long gone closes it again.
  mutating func remove(_ id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = index(of: id) else { return emit(.note(.stale(.timer))) }
    switch state.presentations[index].phase {
    case .leaving:
      emit(.dismiss(id))
      if record(at: index).behavior.selfDismissal?.isReported == true { reportClose(at: index, emit) }
      move(presentation: index, to: .free)
    case .lingering:
      emit(.quirk(Quirk(.d9, .content(state.presentations[index].content))))
      reportClose(at: index, emit)
      move(presentation: index, to: .free)
    case .free, .requested, .appearing, .shown, .disappearing, .replacing: emit(.note(.stale(.timer)))
    }
  }
}
