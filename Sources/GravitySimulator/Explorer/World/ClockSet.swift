/// Some of a zone's clocks, of the first sixty-three at most.
struct ClockSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  func contains(_ clock: Int) -> Bool { bits >> UInt64(clock & 63) & 1 != 0 }

  mutating func insert(_ clock: Int) { bits |= 1 << UInt64(clock & 63) }
}
