import GravityActions

extension PresentationMachine {
  /// T2.
  mutating func enterBackground(_ emit: (Effect) -> Void) {
    if state.traits.contains(.inBackground) { emit(.note(.nothingChanged)) }
    state.traits.insert(.inBackground)
  }

  /// T2: also the return from the system's settings.
  mutating func enterForeground(_ emit: (Effect) -> Void) {
    if !state.traits.contains(.inBackground) { emit(.note(.nothingChanged)) }
    state.traits.remove(.inBackground)
    guard state.push.isInSettings else { return }
    state.push.handle(.returnedToForeground, under: policy.actions) { output in
      if case .note(let note) = output { emit(.note(.push(note))) }
    }
  }

  /// T3.
  mutating func takeKill(_ emit: (Effect) -> Void) {
    let before = state
    endEverything(.appKilled, emit)
    if state == before { emit(.note(.nothingChanged)) }
  }

  /// T3, P13: what waited ends as `notTried`, and nothing is remembered.
  mutating func endEverything(_ end: EndOfApp, _ emit: (Effect) -> Void) {
    for index in state.triggers.indices {
      switch state.triggers[index].phase {
      case .free: break
      case .listing: self.end(index, end.outcome, emit)
      case .relaying, .relayingInline: move(trigger: index, to: .free)
      case .loading(let candidate), .delaying(let candidate, _), .presenting(let candidate, _):
        emit(.verdict(triggerID(at: index), candidate, .notTried(end.reason)))
        skipCandidates(after: candidate, end.reason, for: index, emit)
        self.end(index, end.outcome, emit)
      }
    }
    var fresh = MachineState()
    // Serials go on, so that an answer to the killed app is late for its successor too.
    fresh.lastSerial = state.lastSerial
    for index in state.triggers.indices {
      fresh.triggers[index].serial = state.triggers[index].serial
      fresh.presentations[index].serial = state.presentations[index].serial
    }
    state = fresh
  }
}
