import GravityActions

/// Clicks that send an event and go on when it is answered.
extension PresentationMachine {
  /// The event goes out; the click waits in a trigger's slot, since it is a request like theirs.
  mutating func relay(_ action: ActionID, from origin: ClickOrigin, _ emit: (Effect) -> Void) {
    guard let index = state.triggers.indices.first(where: { state.triggers[$0].phase == .free }) else {
      return ignoreTap(.tooManyRequests, from: origin, emit)
    }
    state.triggers[index] = TriggerSlot(serial: nextSerial())
    switch origin {
    case .presentation(let id): move(trigger: index, to: .relaying(action, id))
    case .inline(let id, let host):
      state.triggers[index].host = host
      move(trigger: index, to: .relayingInline(action, id))
    }
    emit(.send(.click(triggerID(at: index)), .click(action)))
  }

  func isSending(from origin: ClickOrigin) -> Bool {
    for index in state.triggers.indices {
      switch (state.triggers[index].phase, origin) {
      case (.relaying(_, let sender), .presentation(let id)) where sender == id: return true
      case (.relayingInline(_, let sender), .inline(let id, _)) where sender == id: return true
      case (.free, _), (.listing, _), (.loading, _), (.delaying, _), (.presenting, _), (.relaying, _),
        (.relayingInline, _):
        continue
      }
    }
    return false
  }

  /// Whatever the answer is, the plan goes on behind its event; where the campaign is gone by then, it does not.
  mutating func endRelay(
    _ response: Response, at index: Int, _ moment: Moment, _ emit: (Effect) -> Void
  ) {
    let slot = state.triggers[index]
    let action: ActionID
    let origin: ClickOrigin
    switch slot.phase {
    case .relaying(let waiting, let id): (action, origin) = (waiting, .presentation(id))
    case .relayingInline(let waiting, let id): (action, origin) = (waiting, .inline(id, on: slot.host))
    case .free, .listing, .loading, .delaying, .presenting: return emit(.note(.stale(.response)))
    }
    move(trigger: index, to: .free)
    if let failure = failure(of: response) { emit(.log(.eventFailed(failure))) }
    let record = environment.catalog.actions[Int(action.index)]
    guard isOpen(origin),
      let event = record.steps.firstIndex(where: { environment.catalog.steps[Int($0)] == .sendEvent })
    else { return emit(.note(.stale(.response))) }
    carryOut(event + 1..<record.steps.upperBound, of: action, from: origin, at: moment, emit)
  }

  private func isOpen(_ origin: ClickOrigin) -> Bool {
    guard case .presentation(let id) = origin else { return true }
    guard let index = index(of: id) else { return false }
    return state.presentations[index].phase == .shown
  }

  /// Why the answer is none, by its status alone (P1).
  private func failure(of response: Response) -> LoadFailure? {
    switch response {
    case .timedOut: .timeout
    case .offline: .offline
    case .answered(let status, _):
      policy.looksAtStatus && !(200...299).contains(status) ? .status(status) : nil
    }
  }
}
