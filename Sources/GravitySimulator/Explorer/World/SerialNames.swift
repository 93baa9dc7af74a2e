import GravityPresentation

/// Small numbers for the serials of a situation, in the order of the serials (see `TicketVisiting`).
struct SerialNames {
  private var serials: [UInt16] = []

  /// Names the tickets of a situation anew, and lets its machine count on from there.
  mutating func rename(_ situation: inout Situation) {
    serials.removeAll(keepingCapacity: true)
    situation.visitTickets { add($0.serial) }
    situation.machine.lastSerial = UInt16(truncatingIfNeeded: serials.count)
    // Most situations have the names already that they would be given.
    if serials.last.map({ Int($0) == serials.count }) ?? true { return }
    situation.visitTickets { $0.serial = name(of: $0.serial) }
  }

  private mutating func add(_ serial: UInt16) {
    var place = serials.count
    while place > 0, serials[place - 1] > serial { place -= 1 }
    if place > 0, serials[place - 1] == serial { return }
    serials.insert(serial, at: place)
  }

  private func name(of serial: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (serials.firstIndex(of: serial) ?? 0) + 1)
  }
}
