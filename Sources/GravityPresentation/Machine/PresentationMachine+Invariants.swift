extension PresentationMachine {
  /// The invariants that the state breaks: none, unless the machine has a bug.
  public func brokenInvariants() -> [Invariant] {
    triggerInvariants() + presentationInvariants() + hostInvariants()
  }

  private func triggerInvariants() -> [Invariant] {
    var broken: [Invariant] = []
    var serials: [UInt16] = []
    for index in state.triggers.indices {
      let slot = state.triggers[index]
      switch slot.phase {
      case .free:
        if slot != TriggerSlot(serial: slot.serial) { broken.append(.freeSlotsAreClean) }
        continue
      case .presenting(_, let id):
        let asked = self.index(of: id).map { state.presentations[$0].phase == .requested } ?? false
        if !asked { broken.append(.presenterIsAsked(triggerID(at: index))) }
      case .listing, .loading, .delaying: break
      }
      if serials.contains(slot.serial) { broken.append(.serialsDiffer) }
      serials.append(slot.serial)
    }
    if state.traits.contains(.locked), !policy.hasLock { broken.append(.lockExists) }
    return broken
  }

  private func presentationInvariants() -> [Invariant] {
    var broken: [Invariant] = []
    var serials: [UInt16] = []
    for index in state.presentations.indices {
      let slot = state.presentations[index]
      if slot.phase == .free {
        if slot != PresentationSlot(serial: slot.serial) { broken.append(.freeSlotsAreClean) }
        continue
      }
      if serials.contains(slot.serial) { broken.append(.serialsDiffer) }
      serials.append(slot.serial)
      let reported = slot.traits.intersection([.visibleReported, .closeReported])
      if !reported.isEmpty, !slot.traits.contains(.impressionReported) {
        broken.append(.impressionComesFirst(presentationID(at: index)))
      }
    }
    return broken
  }

  private func hostInvariants() -> [Invariant] {
    var broken: [Invariant] = []
    var hosts: [ControllerID] = []
    for index in state.presentations.indices where state.presentations[index].isLive {
      let slot = state.presentations[index]
      if let below = slot.host.presentation {
        let isUp = self.index(of: below).map { state.presentations[$0].isLive } ?? false
        if !isUp { broken.append(.hostIsUp(presentationID(at: index))) }
      }
      guard record(at: index).behavior.kind == .modal else { continue }
      if hosts.contains(slot.host) { broken.append(.hostsHoldOneModal(slot.host)) }
      if policy.stacking == .oneModal, !hosts.isEmpty { broken.append(.oneModalIsUp) }
      hosts.append(slot.host)
    }
    return policy.stacking == .everything ? [] : broken
  }
}
