import GravitySimulator

/// A tree in which every state leads to two new ones.
struct EndlessModel: ExplorableModel {
  /// Asked to stop once a state of level 12 is there.
  var stop: ExplorationStop?

  var kindCount: Int { 1 }
  var markCount: Int { 1 }
  var keysAreExact: Bool { true }

  func initialState() -> UInt64 { 1 }

  func appendEvents(in state: UInt64, to events: inout [UInt64]) {
    events += [0, 1]
  }

  func apply(_ event: UInt64, to state: inout UInt64, marks: inout [Int]) {
    state = state &* 2 &+ event
    if state == 1 << 12, let stop {
      marks.append(0)
      stop.request()
    }
  }

  func key(of state: UInt64) -> UInt64 { state }
  func kind(of event: UInt64) -> Int { 0 }
  func isFault(mark: Int) -> Bool { true }
}
