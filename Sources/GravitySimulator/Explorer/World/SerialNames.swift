import GravityPresentation

/// Small numbers for the serials of a situation, in the order of the serials (see `TicketVisiting`).
struct SerialNames {
  private var serials: [UInt16] = []

  /// Names the tickets of a world anew, and lets its machine count on from there.
  mutating func rename(_ world: inout SimulatedWorld) {
    serials.removeAll(keepingCapacity: true)
    world.visitTickets { add($0.serial) }
    world.machine.state.lastSerial = UInt16(truncatingIfNeeded: serials.count)
    // Most situations have the names already that they would be given.
    if serials.last.map({ Int($0) == serials.count }) ?? true { return }
    world.visitTickets { $0.serial = name(of: $0.serial) }
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
