import GravityPresentation

/// What has to be remembered of a run to tell whether the properties hold: small, and part of an explored state.
///
/// A place for each of the machine's slots. What is over is forgotten, so that equal situations are equal.
struct PropertyMemory: Hashable, Sendable {
  private var presentations = SlotArray(repeating: WatchedPresentation.none)
  /// A byte for each trigger, and one for the lock.
  private var bytes: UInt64 = 0

  private static let lock: UInt64 = 1 << 56

  /// The places of presentations, and of triggers.
  static let places = 0..<PresentationMachine.capacity

  /// Whether the presentation lock is on, as the app's calls tell (L1–L3).
  var isLocked: Bool {
    get { bytes & Self.lock != 0 }
    set { bytes = newValue ? bytes | Self.lock : bytes & ~Self.lock }
  }

  subscript(place: Int) -> WatchedPresentation {
    get { presentations[place] }
    set { presentations[place] = newValue }
  }

  subscript(trigger place: Int) -> WatchedTrigger {
    get { WatchedTrigger(bits: UInt8(truncatingIfNeeded: bytes >> UInt64(place * 8))) }
    set {
      let shift = UInt64(place * 8)
      bytes = bytes & ~(0xFF << shift) | UInt64(newValue.bits) << shift
    }
  }

  /// Where a presentation is remembered; nil for one that is over.
  func place(of id: PresentationID) -> Int? {
    let place = Int(id.ticket.slot)
    let known = self[place]
    return known.isThere && known.serial == id.ticket.serial ? place : nil
  }

  /// Nothing more is to come from the presentation but from clicks that wait for their event.
  mutating func markGone(_ place: Int) {
    self[place].traits.insert(.isGone)
    for trigger in Self.places where self[trigger: trigger].clickedPlace == place {
      self[trigger: trigger].isClickedGone = true
    }
  }

  mutating func forget(_ place: Int) {
    markGone(place)
    self[place] = .none
  }
}

extension PropertyMemory: TicketVisiting {
  mutating func visitTickets(_ body: (inout Ticket) -> Void) {
    for place in Self.places where self[place].isThere {
      var ticket = self[place].id(at: place).ticket
      body(&ticket)
      self[place].serial = ticket.serial
    }
  }
}

extension PropertyMemory {
  func mix(into mixer: inout StateMixer) {
    for place in Self.places where self[place].isThere {
      mixer.add(self[place].word)
      mixer.add(UInt64(place) | 1 << 60)
    }
    if bytes != 0 { mixer.add(bytes) }
  }
}
