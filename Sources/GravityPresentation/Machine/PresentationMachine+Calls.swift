extension PresentationMachine {
  /// C1, C2.
  mutating func initialize(_ emit: (Effect) -> Void) {
    if state.traits.contains(.initialized) { emit(.note(.nothingChanged)) }
    state.traits.insert(.initialized)
  }

  /// P1: a trigger begins with its request; triggers run side by side.
  mutating func start(
    _ call: LogMessage.Call, _ id: CallID, on controller: ControllerID?, _ emit: (Effect) -> Void
  ) {
    if isMisused(call, emit) { return }
    guard let index = state.triggers.indices.first(where: { state.triggers[$0].phase == .free }) else {
      return emit(.note(.triggerRefused(id)))
    }
    var slot = TriggerSlot(serial: nextSerial())
    if let controller {
      slot.host = controller
      slot.traits.insert(.hostWasPassed)
    }
    if call == .triggerEvent { slot.traits.insert(.isEvent) }
    state.triggers[index] = slot
    move(trigger: index, to: .listing)
    let sent: SentCall = call == .triggerEvent ? .event(id) : .visit(id)
    emit(.send(.candidates(triggerID(at: index)), sent))
  }

  /// L1, L2: every call logs and calls the listener, redundant ones too.
  mutating func setLock(_ isLocked: Bool, _ emit: (Effect) -> Void) {
    if isMisused(isLocked ? .lockPresentation : .unlockPresentation, emit) { return }
    guard policy.hasLock else { return emit(.note(.lockUnavailable)) }
    if isLocked {
      state.traits.insert(.locked)
    } else {
      state.traits.remove(.locked)
    }
    emit(.log(isLocked ? .lockCalled : .unlockCalled))
    if state.traits.contains(.listening) { emit(.callLockListener(isLocked: isLocked)) }
  }

  /// L2: one listener; registering calls nothing.
  mutating func setListener(_ isSet: Bool, _ emit: (Effect) -> Void) {
    if isMisused(.setPresentationLockListener, emit) { return }
    guard policy.hasLock else { return emit(.note(.lockUnavailable)) }
    if state.traits.contains(.listening) == isSet { emit(.note(.nothingChanged)) }
    if isSet {
      state.traits.insert(.listening)
    } else {
      state.traits.remove(.listening)
    }
  }

  /// C1: a content shown by hand passes delay, lock and P6–P9 (P14).
  mutating func show(
    _ content: ContentID, on controller: ControllerID?, at moment: Moment, _ emit: (Effect) -> Void
  ) {
    if isMisused(.showBackendContent, emit) { return }
    guard policy.showsBackendContent else { return emit(.note(.showContentRefused(content))) }
    guard environment.catalog.contents.indices.contains(Int(content.index)) else {
      return emit(.note(.contentNotShown(content, .notPresentable)))
    }
    guard let host = controller ?? moment.host.topMost else {
      return emit(.note(.contentNotShown(content, .hostGone)))
    }
    if let obstacle = obstacle(to: content, on: host, at: moment) {
      if obstacle == .notPresentable { explainRefusal(of: content, emit) }
      return emit(.note(.contentNotShown(content, obstacle)))
    }
    if present(content, on: host, at: moment, emit) == nil {
      emit(.note(.contentNotShown(content, .capacity)))
    }
  }
}
