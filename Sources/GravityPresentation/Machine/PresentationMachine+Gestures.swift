extension PresentationMachine {
  mutating func tap(
    _ target: TapTarget, in id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = touchable(id, at: moment, emit) else { return }
    let record = record(at: index)
    switch target {
    case .element(let number): tapElement(number, of: record, in: id, at: moment, emit)
    case .closeButton: tapCloseButton(of: record, at: index, moment, emit)
    case .container:
      guard record.behavior.containerReacts, let action = record.container else {
        return emit(.note(.tapIgnored(id, .nothingToDo)))
      }
      perform(action, from: .presentation(id), at: moment, emit)
    case .outside:
      guard record.behavior.closesOnOutsideTap else {
        return emit(.note(.tapIgnored(id, .gestureIgnored)))
      }
      dismiss(index, by: .gesture, at: moment, emit)
    }
  }

  /// A12.
  private mutating func tapElement(
    _ number: UInt32, of record: ContentRecord, in id: PresentationID, at moment: Moment,
    _ emit: (Effect) -> Void
  ) {
    guard number < record.elements.count else { return emit(.note(.tapIgnored(id, .notThere))) }
    let element = environment.catalog.elements[Int(record.elements.lowerBound + number)]
    guard let action = element.action else { return emit(.note(.tapIgnored(id, .nothingToDo))) }
    perform(action, from: .presentation(id), at: moment, emit)
  }

  /// D4.
  private mutating func tapCloseButton(
    of record: ContentRecord, at index: Int, _ moment: Moment, _ emit: (Effect) -> Void
  ) {
    let id = presentationID(at: index)
    switch record.closeButton {
    case .absent: emit(.note(.tapIgnored(id, .notThere)))
    case .action(let action): perform(action, from: .presentation(id), at: moment, emit)
    case .withoutAction:
      if policy.closeButtonAlwaysCloses { return dismiss(index, by: .click, at: moment, emit) }
      quirk(.closeButtonIsDead, .content(state.presentations[index].content), emit)
    }
  }

  /// D3: past the share of the screen's height, or with a flick.
  mutating func take(
    _ swipe: Swipe, in id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    guard let index = touchable(id, at: moment, emit) else { return }
    let behavior = record(at: index).behavior
    let closes: Bool =
      switch swipe.direction {
      case .down: behavior.closesOnSwipeDownPast.map { swipe.isFlick || swipe.thousandths > $0 } ?? false
      case .up: behavior.closesOnSwipeUp
      }
    guard closes else { return emit(.note(.tapIgnored(id, .gestureIgnored))) }
    dismiss(index, by: .gesture, at: moment, emit)
  }

  /// D8.
  mutating func goBack(in id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void) {
    guard let index = touchable(id, at: moment, emit) else { return }
    let closes: Bool =
      switch policy.back {
      case .isMissing: false
      case .closesEveryMethod: true
      case .closesModalKinds: record(at: index).behavior.kind == .modal
      }
    guard closes else { return emit(.note(.tapIgnored(id, .gestureIgnored))) }
    dismiss(index, by: .gesture, at: moment, emit)
  }

  /// D12, T2: the place of a presentation that a finger can reach now; otherwise the note that says why not.
  func touchable(
    _ id: PresentationID, at moment: Moment, _ emit: (Effect) -> Void
  ) -> Int? {
    guard let index = index(of: id), state.presentations[index].isLive else {
      emit(.note(.stale(.gesture)))
      return nil
    }
    if state.traits.contains(.inBackground) {
      emit(.note(.tapIgnored(id, .appInBackground)))
      return nil
    }
    let hostMoves = moment.host[state.presentations[index].host]?.isTransitioning ?? false
    switch state.presentations[index].phase {
    case .shown where !hostMoves: return index
    case .shown, .requested, .appearing, .leaving, .disappearing, .givingWay:
      emit(.note(.tapIgnored(id, .inTransition)))
      return nil
    case .free, .lingering:
      emit(.note(.stale(.gesture)))
      return nil
    }
  }
}
