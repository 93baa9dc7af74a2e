/// The moments from which no gestures and no waiting lead to where nothing is presented (D8).
///
/// What the user can do does not depend on bounds and calls, so it is enough to look at moments, of which there are
/// far fewer than states.
struct TrappedMoments: Sendable {
  /// By the moments' numbers.
  private let isTrapped: [Bool]
  /// How many states of such moments there are.
  let states: Int

  /// - Parameter models: Those of all workers of a complete exploration.
  init(_ models: [RecallingModel], _ memory: ExplorationMemory) {
    let count = memory.moments.end
    var ways = WaysBack(count: count)
    // What nobody came upon, because its key was taken for another's, is not called a trap.
    var isMet = Array(repeating: false, count: count)
    for model in models {
      model.forEachWay { ways.count(to: $0.to) }
      model.forEachMoment { number, _ in isMet[number] = true }
    }
    ways.sum()
    for model in models { model.forEachWay { ways.add(from: $0.from, to: $0.to) } }
    let goals = (0..<count).filter { number in
      !isMet[number]
        || memory.situations[memory.moments[UInt32(truncatingIfNeeded: number)].situation].isClear
    }
    let reaches = ways.reached(from: goals)
    isTrapped = reaches.map { !$0 }
    var states = 0
    for model in models {
      model.forEachMoment { number, moment in if !reaches[number] { states += Int(moment.states) } }
    }
    self.states = states
  }

  func contains(_ moment: UInt32) -> Bool {
    Int(moment) < isTrapped.count && isTrapped[Int(moment)]
  }
}

extension RecallingModel {
  fileprivate func forEachMoment(_ body: (Int, RecalledMoment) -> Void) {
    for number in 0..<tables.pointee.moments.count {
      let moment = tables.pointee.moments[number]
      if moment.isMet { body(number, moment) }
    }
  }

  /// Everything that the user alone can bring about.
  fileprivate func forEachWay(_ body: ((from: Int, to: Int)) -> Void) {
    forEachMoment { number, moment in
      for place in moment.places {
        let move = tables.pointee.moves[place]
        if move.event.isUsersOwn, move.leadsOn { body((number, Int(move.moment))) }
      }
    }
  }
}
