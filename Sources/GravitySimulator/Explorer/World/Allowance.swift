import GravityPresentation

/// What may still happen of what has bounds.
struct Allowance: Hashable, Sendable {
  /// The calls that were made, as bits.
  var calls: UInt64 = 0
  var locks: UInt8
  var backgrounds: UInt8
  var leaves: UInt8

  init(_ bounds: ExplorationBounds) {
    (locks, backgrounds, leaves) = (bounds.locks, bounds.backgrounds, bounds.leaves)
  }

  func lets(_ event: ExploredEvent, _ plan: ExplorationPlan) -> Bool {
    lets(event) { plan.calls(before: $0) }
  }

  /// - Parameter before: The calls that have to be made before one, as bits.
  @inline(__always)
  func lets(_ event: ExploredEvent, before: (Int) -> UInt64) -> Bool {
    switch event {
    case .background: backgrounds > 0
    case .lock: locks > 0
    case .leave: leaves > 0
    case .call(let number): calls >> UInt64(number) & 1 == 0 && ~calls & before(Int(number)) == 0
    case .tap, .swipe, .back, .inlineTap, .answer, .due, .overdue, .prompt, .foreground, .unlock: true
    }
  }

  /// - Parameter event: One that it lets happen.
  @inline(__always)
  mutating func spend(_ event: ExploredEvent) {
    switch event {
    case .background: backgrounds &-= 1
    case .lock: locks &-= 1
    case .leave: leaves &-= 1
    case .call(let number): calls |= 1 << UInt64(number)
    case .tap, .swipe, .back, .inlineTap, .answer, .due, .overdue, .prompt, .foreground, .unlock: break
    }
  }

  /// Folds it into the key of a moment.
  @inline(__always)
  func key(with moment: UInt64) -> UInt64 {
    var mixer = StateMixer(seed: moment)
    mixer.add(UInt64(locks) | UInt64(backgrounds) << 8 | UInt64(leaves) << 16 | calls << 24)
    if calls >> 40 != 0 { mixer.add(calls) }
    return mixer.key
  }
}
