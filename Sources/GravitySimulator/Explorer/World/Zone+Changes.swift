import GravityPresentation

/// What happens to clocks. Those that wait end nothing by running out: the app's timers in background (T2).
extension Zone {
  /// A clock starts, to run for exactly so long.
  mutating func start(_ duration: Milliseconds) {
    let duration = Int32(clamping: min(duration.count, Int64(Self.longest)))
    resize(to: count + 1)
    let new = count
    self[new, new] = 0
    for other in 0..<new {
      self[new, other] = sum(duration, self[0, other])
      self[other, new] = sum(self[other, 0], -duration)
    }
  }

  /// Whether something can happen that is not due: nothing has to run out at this instant.
  ///
  /// - Parameter clock: One that may.
  func leavesRoom(_ traits: ClockTraits, but clock: Int = 0) -> Bool {
    for other in clocks where other != clock && self[other, 0] < 1 && !traits.waiting.contains(other) {
      return false
    }
    return true
  }

  /// Whether the clock can be the next to run out.
  func canRunOut(_ clock: Int, _ traits: ClockTraits) -> Bool {
    for other in clocks where other != clock && !traits.waiting.contains(other) {
      if self[other, clock] < traits.margin(of: other, before: clock) { return false }
    }
    return true
  }

  /// The clock runs out, before all others, and is gone.
  mutating func runOut(_ clock: Int, _ traits: ClockTraits) {
    for other in clocks where other != clock {
      self[other, 0] = self[other, clock]
      self[0, other] =
        traits.waiting.contains(other)
        ? self[clock, other] : min(self[clock, other], -traits.margin(of: other, before: clock))
    }
    remove(clock)
    // Bounds that the margins have lowered lower others; the differences between clocks were closed before, so
    // that one round is enough. What is now bounds the differences in turn.
    for clock in clocks {
      for other in clocks where other != clock {
        self[0, clock] = min(self[0, clock], sum(self[0, other], self[other, clock]))
      }
    }
    for clock in clocks {
      for other in clocks where other != clock {
        self[clock, other] = min(self[clock, other], sum(self[clock, 0], self[0, other]))
      }
    }
  }

  /// Time passes, until a clock has run out that does not wait.
  mutating func elapse(waiting: ClockSet) {
    for clock in clocks {
      var bound: Int32 = waiting.contains(clock) ? Self.unbounded : 0
      for other in clocks where other != clock && !waiting.contains(other) {
        bound = min(bound, self[other, clock])
      }
      self[0, clock] = bound
    }
  }

  func sum(_ left: Int32, _ right: Int32) -> Int32 {
    left >= Self.unbounded || right >= Self.unbounded ? Self.unbounded : left + right
  }
}
