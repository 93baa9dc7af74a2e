extension PresentationMachine {
  /// The invariants that the state breaks: none, unless the machine has a bug. Nothing is allocated then.
  public func brokenInvariants() -> [Invariant] {
    var broken: [Invariant] = []
    checkTriggers(&broken)
    checkPresentations(&broken)
    checkHosts(&broken)
    return broken
  }

  private func checkTriggers(_ broken: inout [Invariant]) {
    for index in state.triggers.indices {
      let slot = state.triggers[index]
      switch slot.phase {
      case .free:
        if slot != TriggerSlot(serial: slot.serial) { broken.append(.freeSlotsAreClean) }
        continue
      case .presenting(_, let id):
        let asked = self.index(of: id).map { state.presentations[$0].phase == .requested } ?? false
        if !asked { broken.append(.presenterIsAsked(triggerID(at: index))) }
      case .listing, .loading, .delaying, .relaying, .relayingInline: break
      }
      let repeats = (0..<index).contains {
        let other = state.triggers[$0]
        return other.phase != .free && other.serial == slot.serial
      }
      if repeats { broken.append(.serialsDiffer) }
    }
    if state.traits.contains(.locked), !policy.hasLock { broken.append(.lockExists) }
  }

  private func checkPresentations(_ broken: inout [Invariant]) {
    for index in state.presentations.indices {
      let slot = state.presentations[index]
      if slot.phase == .free {
        if slot != PresentationSlot(serial: slot.serial) { broken.append(.freeSlotsAreClean) }
        continue
      }
      let repeats = (0..<index).contains {
        let other = state.presentations[$0]
        return other.phase != .free && other.serial == slot.serial
      }
      if repeats { broken.append(.serialsDiffer) }
      let reported = slot.traits.intersection([.visibleReported, .closeReported])
      if !reported.isEmpty, !slot.traits.contains(.appeared) {
        broken.append(.impressionComesFirst(presentationID(at: index)))
      }
    }
  }

  private func checkHosts(_ broken: inout [Invariant]) {
    guard policy.stacking != .everything else { return }
    for index in state.presentations.indices where state.presentations[index].isLive {
      let slot = state.presentations[index]
      if let below = slot.host.presentation {
        let isUp = self.index(of: below).map { state.presentations[$0].isLive } ?? false
        if !isUp { broken.append(.hostIsUp(presentationID(at: index))) }
      }
      guard isModal(at: index) else { continue }
      let sharesHost = (0..<index).contains { isModal(at: $0) && state.presentations[$0].host == slot.host }
      if sharesHost { broken.append(.hostsHoldOneModal(slot.host)) }
      if policy.stacking == .oneModal, (0..<index).contains(where: isModal) { broken.append(.oneModalIsUp) }
    }
  }

  private func isModal(at index: Int) -> Bool {
    state.presentations[index].isLive && record(at: index).behavior.kind == .modal
  }
}
