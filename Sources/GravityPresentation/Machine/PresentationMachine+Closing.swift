extension PresentationMachine {
  /// E4: a dismissal is asked for, and its close reported.
  ///
  /// Asked for again while one runs, iOS reports a second close (A3); a profile that closes once does not.
  mutating func dismiss(
    _ index: Int, by cause: DismissalCause, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let isLate = cause == .click && record(at: index).behavior.reportsClickedCloseWhenGone
    switch state.presentations[index].phase {
    case .appearing, .shown:
      beginDismissal(index, then: .disappearing(closesOwed: isLate ? 1 : 0), at: moment, emit)
      if !isLate { reportClose(at: index, emit) }
    case .disappearing(let owed) where owed > 0:
      // A click asks for two dismissals at most (A3).
      if policy.closeReports == .eachRequest {
        move(presentation: index, to: .disappearing(closesOwed: 2))
      }
    case .disappearing, .givingWay:
      if policy.closeReports == .eachRequest { reportClose(at: index, emit) }
    case .free, .requested, .leaving, .lingering: emit(.note(.stale(.gesture)))
    }
  }

  /// The view is taken down without a word to the server; the caller reports where a report is due.
  mutating func beginDismissal(
    _ index: Int, then phase: PresentationSlot.Phase, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let id = presentationID(at: index)
    loseSight(of: index, emit)
    move(presentation: index, to: phase)
    emit(.dismiss(id))
    emit(.startTimer(.presenterAnswer(id), at: moment.now + policy.presenterPatience))
    // T4: from here on the snack bar's own timer has nothing to close.
    if !policy.snackBar.closesTwice, record(at: index).behavior.selfDismissal != nil {
      emit(.cancelTimer(.selfDismissal(id)))
    }
  }

  mutating func reportClose(at index: Int, _ emit: (Effect) -> Void) {
    let isFurther = state.presentations[index].traits.contains(.closeReported)
    state.presentations[index].traits.insert(.closeReported)
    if isFurther, policy.closeReports != .eachRequest { return }
    reportEnd(of: state.presentations[index].content, emit)
  }

  /// E4: the close of a content, as far as the profile reports any.
  func reportEnd(of content: ContentID, _ emit: (Effect) -> Void) {
    switch policy.closeReports {
    case .formsOnly where !environment.catalog.contents[Int(content.index)].belongsToForm:
      quirk(.closeIsNotReported, .content(content), emit)
    case .eachRequest, .oncePerSession, .formsOnly: report(.close, of: content, emit)
    }
  }

  /// The view is gone; what stood on it goes with it (D10), and a step takes its place (A9).
  mutating func endDismissal(
    _ id: PresentationID, of answer: PresenterAnswer, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = index(of: id) else { return emit(.note(.stale(.presenter))) }
    let slot = state.presentations[index]
    switch slot.phase {
    case .disappearing(let owed):
      if answer == .given { emit(.cancelTimer(.presenterAnswer(id))) }
      for _ in 0..<owed { reportClose(at: index, emit) }
      release(index)
      loseController(.campaign(id), emit)
    case .givingWay(let step, let handsOverSession):
      if answer == .given { emit(.cancelTimer(.presenterAnswer(id))) }
      // The click that asked for the step owes the close that waited for the end of the transition (D12).
      if !handsOverSession, !slot.traits.contains(.closeReported) { reportClose(at: index, emit) }
      release(index)
      loseController(.campaign(id), emit)
      showStep(step, after: slot, handsOverSession: handsOverSession, at: moment, emit)
    case .free, .requested, .appearing, .shown, .leaving, .lingering: emit(.note(.stale(.presenter)))
    }
  }

  /// D9: under iOS a dismissed snack bar is remembered until its timer has closed it again.
  private mutating func release(_ index: Int) {
    let isClosedAgain =
      policy.snackBar.closesTwice && record(at: index).behavior.selfDismissal != nil
      && !state.presentations[index].traits.contains(.removalEnded)
    move(presentation: index, to: isClosedAgain ? .lingering : .free)
  }

  /// D5: the snack bar's time is up.
  mutating func endStay(of id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = index(of: id), let leaving = record(at: index).behavior.selfDismissal else {
      return emit(.note(.stale(.timer)))
    }
    switch state.presentations[index].phase {
    case .appearing, .shown:
      loseSight(of: index, emit)
      move(presentation: index, to: .leaving)
      emit(.beginLeaving(id))
      emit(.startTimer(.removal(id), at: moment.now + leaving.over))
    case .disappearing, .givingWay, .lingering:
      // The timer runs on under a dismissal, whether or not the presenter has answered (D9).
      guard policy.snackBar.closesTwice, !state.presentations[index].traits.contains(.stayEnded) else {
        return emit(.note(.stale(.timer)))
      }
      state.presentations[index].traits.insert(.stayEnded)
      emit(.startTimer(.removal(id), at: moment.now + leaving.over))
    case .free, .requested, .leaving: emit(.note(.stale(.timer)))
    }
  }

  /// D5, D9: the snack bar is gone by itself, or the timer of one long gone closes it again.
  mutating func remove(_ id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = index(of: id) else { return emit(.note(.stale(.timer))) }
    switch state.presentations[index].phase {
    case .leaving:
      emit(.dismiss(id))
      if record(at: index).behavior.selfDismissal?.isReported == true {
        reportClose(at: index, emit)
      } else {
        quirk(.closeIsNotReported, .content(state.presentations[index].content), emit)
      }
      move(presentation: index, to: .free)
    case .disappearing, .givingWay, .lingering:
      let slot = state.presentations[index]
      guard slot.traits.contains(.stayEnded), !slot.traits.contains(.removalEnded) else {
        return emit(.note(.stale(.timer)))
      }
      quirk(.closedAgainByTimer, .content(slot.content), emit)
      reportClose(at: index, emit)
      state.presentations[index].traits.insert(.removalEnded)
      if slot.phase == .lingering { move(presentation: index, to: .free) }
    case .free, .requested, .appearing, .shown: emit(.note(.stale(.timer)))
    }
  }
}
