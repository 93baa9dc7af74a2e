/// When the app is back in the foreground, the timers past due fire at once, in the order of their deadlines (T2).
extension Zone {
  /// Whether the timer can be past due, and the first of those that are.
  func canBeOverdue(_ clock: Int, among timers: ClockSet) -> Bool {
    guard earliest(clock) <= 0 else { return false }
    for other in clocks where other != clock && timers.contains(other) {
      if self[other, clock] < (other < clock ? 1 : 0) { return false }
    }
    return true
  }

  /// The timer that was past due, before all others, has fired and is gone; no time has passed.
  mutating func fireOverdue(_ clock: Int, among timers: ClockSet) {
    self[clock, 0] = min(self[clock, 0], 0)
    for other in clocks where other != clock && timers.contains(other) {
      self[clock, other] = min(self[clock, other], other < clock ? -1 : 0)
    }
    close()
    remove(clock)
  }

  /// Whether it can be that no timer is past due.
  func canBeInTime(_ timers: ClockSet) -> Bool {
    for clock in clocks where timers.contains(clock) && self[clock, 0] < 1 { return false }
    return true
  }

  /// Whether a timer can be past due at all.
  func mayBeOverdue(_ timers: ClockSet) -> Bool {
    for clock in clocks where timers.contains(clock) && earliest(clock) < 1 { return true }
    return false
  }

  /// No timer was past due.
  mutating func requireInTime(_ timers: ClockSet) {
    for clock in clocks where timers.contains(clock) { self[0, clock] = min(self[0, clock], -1) }
    close()
  }

  /// Lowers every bound to the lowest that follows from the others.
  private mutating func close() {
    for middle in 0..<(count + 1) {
      for row in 0..<(count + 1) {
        for column in 0..<(count + 1) {
          let bound = sum(self[row, middle], self[middle, column])
          if bound < self[row, column] { self[row, column] = bound }
        }
      }
    }
  }
}
