/// The identity of something that can be waited for: the slot it lives in and the serial number it was given.
///
/// Slots are used again; the serial tells a late answer from a timely one. Serials wrap after 65,536 uses of a
/// machine, far more than can be in flight at once.
package struct Ticket: Hashable, Sendable, BitwiseCopyable {
  package var serial: UInt16
  package let slot: UInt8

  package init(serial: UInt16, slot: UInt8) {
    self.serial = serial
    self.slot = slot
  }

  /// The slot, as a place among those of its kind.
  package var place: Int { Int(slot) }

  /// Slot and serial in one word.
  package var word: UInt64 { UInt64(slot) << 16 | UInt64(serial) }
}
