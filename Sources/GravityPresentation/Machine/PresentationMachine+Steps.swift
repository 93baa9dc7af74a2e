extension PresentationMachine {
  /// A9: the step replaces the current content, or is presented on top of it.
  mutating func openStep(
    _ target: ActionRecord.StepTarget, from origin: ClickOrigin, of content: ContentID, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    switch origin {
    case .presentation(let id):
      if let index = index(of: id) { openStep(target, from: index, at: moment, emit) }
    case .inline(_, let host):
      // N2: the inline root stays, whatever the click says.
      guard let step = resolve(target, from: content, wasClosed: false, emit) else { return }
      add(step, from: content, on: host, at: moment, emit)
    }
  }

  private mutating func openStep(
    _ target: ActionRecord.StepTarget, from index: Int, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    let origin = state.presentations[index].content
    var wasClosed = false
    if case .disappearing = state.presentations[index].phase { wasClosed = true }
    guard let step = resolve(target, from: origin, wasClosed: wasClosed, emit) else { return }
    let obstacle = staticObstacle(to: step)
    switch (policy.actions.openStep, state.presentations[index].phase) {
    case (.closesFirst, .disappearing) where policy.stepTiming == .atOnce:
      showStep(step, after: state.presentations[index], handsOverSession: false, at: moment, emit)
    case (.closesFirst, .disappearing):
      // A1 has asked for the dismissal already; the step follows when its transition has ended.
      move(presentation: index, to: .givingWay(step, handsOverSession: false))
      if let obstacle { reportMissedStep(origin, step, obstacle, wasClosed: true, emit) }
    case (.replaces, .shown) where record(at: index).behavior.kind == .modal:
      if let obstacle { return reportMissedStep(origin, step, obstacle, wasClosed: false, emit) }
      beginDismissal(index, then: .givingWay(step, handsOverSession: true), at: moment, emit)
    case (.closesFirst, _), (.replaces, _), (.isUnknown, _):
      add(step, from: origin, on: controller(of: index), at: moment, emit)
    }
  }

  /// The step is presented over what it was asked for in.
  private mutating func add(
    _ step: ContentID, from origin: ContentID, on host: ControllerID, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    if let obstacle = self.obstacle(to: step, on: host, at: moment) {
      return reportMissedStep(origin, step, obstacle, wasClosed: false, emit)
    }
    if present(step, on: host, at: moment, emit) == nil {
      emit(.note(.stepNotShown(from: origin, .capacity)))
    }
  }

  private func resolve(
    _ target: ActionRecord.StepTarget, from origin: ContentID, wasClosed: Bool, _ emit: (Effect) -> Void
  ) -> ContentID? {
    switch target {
    case .missing: reportMissedStep(origin, nil, .missingStep, wasClosed: wasClosed, emit)
    case .unknown: reportMissedStep(origin, nil, .noSuchStep, wasClosed: wasClosed, emit)
    case .content(let step, let isAmbiguous):
      if isAmbiguous { emit(.note(.severalSteps(step))) }
      return step
    }
    return nil
  }

  /// A9: where the campaign was closed for a step that does not come, nothing is left on screen.
  private func reportMissedStep(
    _ origin: ContentID, _ step: ContentID?, _ obstacle: StepObstacle, wasClosed: Bool,
    _ emit: (Effect) -> Void
  ) {
    if let step, obstacle == .notPresentable { explainRefusal(of: step, emit) }
    if wasClosed { quirk(.closedForMissingStep, .content(origin), emit) }
    emit(.note(.stepNotShown(from: origin, obstacle)))
  }

  /// The step's turn: its predecessor's transition has ended.
  mutating func showStep(
    _ step: ContentID, after predecessor: PresentationSlot, handsOverSession: Bool, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    // What cannot be presented anywhere was reported when the click asked for it.
    if policy.stepTiming == .whenPredecessorIsGone, staticObstacle(to: step) != nil { return }
    var missed = obstacle(to: step, on: predecessor.host, at: moment)
    if missed == nil {
      if let id = present(step, on: predecessor.host, at: moment, emit), let index = index(of: id) {
        if handsOverSession {
          state.presentations[index].traits.insert(.continuesSession)
        }
        return
      }
      missed = .capacity
    }
    guard let missed else { return }
    // The session that was to go on ends here, with its one close (E10).
    if handsOverSession { reportEnd(of: predecessor.content, emit) }
    reportMissedStep(predecessor.content, step, missed, wasClosed: !handsOverSession, emit)
  }

  /// The controller that a step on top of this presentation stands on.
  private func controller(of index: Int) -> ControllerID {
    switch record(at: index).behavior.kind {
    case .modal: .campaign(presentationID(at: index))
    case .overlay: state.presentations[index].host
    }
  }

  /// Why a content is not presentable, where the verdict alone does not say (P10, P15).
  func explainRefusal(of content: ContentID, _ emit: (Effect) -> Void) {
    let record = environment.catalog.contents[Int(content.index)]
    if record.presentability == .frameMissing { emit(.log(.sheetWithoutFrame(content))) }
    quirks(record.quirks, .content(content), emit)
  }

  /// P10 for what is presented outside a trigger.
  func staticObstacle(to content: ContentID) -> StepObstacle? {
    switch environment.catalog.contents[Int(content.index)].presentability {
    case .presentable: nil
    case .notPresentable, .frameMissing: .notPresentable
    case .unknownTemplate: .unknownTemplate
    }
  }

  /// P10, P12 for what is presented outside a trigger (P14).
  func obstacle(to content: ContentID, on host: ControllerID, at moment: Moment) -> StepObstacle? {
    if let obstacle = staticObstacle(to: content) { return obstacle }
    guard let controller = snapshot(of: host, at: moment), controller.isInWindow, !controller.isBeingDismissed
    else {
      return .hostGone
    }
    guard environment.catalog.contents[Int(content.index)].behavior.kind == .modal,
      policy.stacking != .everything
    else { return nil }
    if policy.stacking == .oneModal, modalPresentation != nil { return .alreadyPresenting }
    return controller.occupation.map { .hostBusy($0) }
  }
}
