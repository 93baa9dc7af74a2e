/// Some of a zone's clocks; more than 127 are never due at a time in what can be explored.
struct ClockSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ clock: Int) -> Bool {
    (clock & 64 == 0 ? low : high) >> UInt64(clock & 63) & 1 != 0
  }

  mutating func insert(_ clock: Int) {
    if clock & 64 == 0 { low |= 1 << UInt64(clock & 63) } else { high |= 1 << UInt64(clock & 63) }
  }
}
