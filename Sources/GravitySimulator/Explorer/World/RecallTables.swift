/// What a ``RecallingModel`` remembers, in tables that refer to each other by places.
struct RecallTables {
  /// By the numbers of the model's book; empty ranges that begin below zero for what was not met yet.
  var moments = FlatTable<RecalledMoment>()
  /// The events of all moments, one moment's behind the other's.
  var events = FlatTable<ExploredEvent>()
  /// For each of the events its place among those of its situation.
  var situationPlaces = FlatTable<Int32>()
  /// For each of the events the place of its move, or -1.
  var movePlaces = FlatTable<Int32>()
  var moves = FlatTable<RecalledMove>()
  var marks = FlatTable<Int>()
  /// For each call those that have to be made before it, as bits.
  var earlierCalls = FlatTable<UInt64>()
  /// Events are tried in their order, so that the search for one begins behind the one before.
  var next = 0

  /// - Parameter plan: Not kept: its references would be counted by all workers at once.
  init(_ plan: ExplorationPlan) {
    for number in plan.alphabet.indices { earlierCalls.append(plan.calls(before: number)) }
  }

  mutating func keep(_ new: [Int]) -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: marks.count)
    for mark in new { marks.append(mark) }
    return first..<Int32(truncatingIfNeeded: marks.count)
  }

  func deallocate() {
    moments.deallocate()
    events.deallocate()
    situationPlaces.deallocate()
    movePlaces.deallocate()
    moves.deallocate()
    marks.deallocate()
    earlierCalls.deallocate()
  }
}
