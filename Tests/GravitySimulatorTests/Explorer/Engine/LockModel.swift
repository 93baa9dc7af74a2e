import GravitySimulator

/// Several parties that each take two locks, in the order of their number or against it, and give them back.
///
/// Large enough for several workers, and with a deadlock if some of them go the other way.
struct LockModel: ExplorableModel {
  struct State: Hashable, Sendable {
    /// How many of the party's locks it has, and whether it gives them back; 0...3 each.
    var stages: [UInt8]
    /// By lock, the party that holds it, or -1.
    var holders: [Int8]
    var laps: [UInt8]
  }

  enum Event: Hashable, Sendable {
    case take(Int)
    case giveBack(Int)
  }

  let parties: Int
  let laps: UInt8
  /// Takes its locks against the order of the others.
  let stubborn: Int?

  var kindCount: Int { 2 }
  /// 0: nobody can do anything, and not everybody is through.
  var markCount: Int { 1 }
  var keysAreExact: Bool { true }

  func initialState() -> State {
    State(
      stages: Array(repeating: 0, count: parties), holders: Array(repeating: -1, count: parties),
      laps: Array(repeating: 0, count: parties))
  }

  func lock(_ party: Int, _ number: Int) -> Int {
    let pair = [party, (party + 1) % parties]
    let sorted = party == stubborn ? pair : pair.sorted()
    return sorted[number]
  }

  func appendEvents(in state: State, to events: inout [Event]) {
    for party in 0..<parties where state.laps[party] < laps {
      let stage = Int(state.stages[party])
      if stage == 2 {
        events.append(.giveBack(party))
      } else if state.holders[lock(party, stage)] < 0 {
        events.append(.take(party))
      }
    }
  }

  func apply(_ event: Event, to state: inout State, marks: inout [Int]) {
    switch event {
    case .take(let party):
      state.holders[lock(party, Int(state.stages[party]))] = Int8(party)
      state.stages[party] += 1
    case .giveBack(let party):
      state.holders[lock(party, 0)] = -1
      state.holders[lock(party, 1)] = -1
      state.stages[party] = 0
      state.laps[party] += 1
    }
    var events: [Event] = []
    appendEvents(in: state, to: &events)
    if events.isEmpty, state.laps.contains(where: { $0 < laps }) { marks.append(0) }
  }

  func key(of state: State) -> UInt64 {
    var key: UInt64 = 0
    for party in 0..<parties {
      key = key * 3 + UInt64(state.stages[party])
      key = key * UInt64(laps + 1) + UInt64(state.laps[party])
    }
    return key
  }

  func kind(of event: Event) -> Int {
    switch event {
    case .take: 0
    case .giveBack: 1
    }
  }

  func isFault(mark: Int) -> Bool { true }
}
