extension PresentationMachine {
  var policy: PresentationPolicy { environment.policy }

  /// The place of a trigger that is still on its way, or nil for one that is over.
  func index(of id: TriggerID) -> Int? {
    let index = Int(id.ticket.slot)
    guard state.triggers.indices.contains(index) else { return nil }
    let slot = state.triggers[index]
    return slot.serial == id.ticket.serial && slot.phase != .free ? index : nil
  }

  /// The place of a presentation that is not over, a lingering one included.
  func index(of id: PresentationID) -> Int? {
    let index = Int(id.ticket.slot)
    guard state.presentations.indices.contains(index) else { return nil }
    let slot = state.presentations[index]
    return slot.serial == id.ticket.serial && slot.phase != .free ? index : nil
  }

  func triggerID(at index: Int) -> TriggerID {
    TriggerID(ticket: Ticket(serial: state.triggers[index].serial, slot: UInt8(index)))
  }

  func presentationID(at index: Int) -> PresentationID {
    PresentationID(ticket: Ticket(serial: state.presentations[index].serial, slot: UInt8(index)))
  }

  mutating func nextSerial() -> UInt16 {
    state.lastSerial &+= 1
    return state.lastSerial
  }

  /// The trigger that waits for the presenter's answer about `id`.
  func trigger(waitingFor id: PresentationID) -> (index: Int, candidate: CandidateID)? {
    for index in state.triggers.indices {
      if case .presenting(let candidate, id) = state.triggers[index].phase { return (index, candidate) }
    }
    return nil
  }

  /// The one place where a trigger's phase changes.
  mutating func move(trigger index: Int, to phase: TriggerSlot.Phase) {
    if phase == .free {
      state.triggers[index] = TriggerSlot(serial: state.triggers[index].serial)
    } else {
      state.triggers[index].phase = phase
    }
  }

  /// The one place where a presentation's phase changes.
  mutating func move(presentation index: Int, to phase: PresentationSlot.Phase) {
    if phase == .free {
      state.presentations[index] = PresentationSlot(serial: state.presentations[index].serial)
    } else {
      state.presentations[index].phase = phase
    }
  }

  func record(at index: Int) -> ContentRecord {
    environment.catalog.contents[Int(state.presentations[index].content.index)]
  }
}
