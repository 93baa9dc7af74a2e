/// What a ``RecallingModel`` remembers, in tables that refer to each other by places.
struct RecallTables {
  /// By the numbers of the model's book.
  var moments = FlatTable<RecalledMoment>()
  /// The moves of all moments, one moment's behind the other's.
  var moves = FlatTable<RecalledMove>()
  /// Lists of marks, each behind their number.
  private var marks = FlatTable<Int>()
  /// For each call those that have to be made before it, as bits.
  private(set) var earlierCalls = FlatTable<UInt64>()

  /// - Parameter plan: Not kept: its references would be counted by all workers at once.
  init(_ plan: ExplorationPlan) {
    for number in plan.alphabet.indices { earlierCalls.append(plan.calls(before: number)) }
  }

  /// Where they are kept, or ``RecalledMove/noMarks``.
  mutating func keep(_ new: [Int]) -> Int32 {
    guard !new.isEmpty else { return RecalledMove.noMarks }
    let place = Int32(truncatingIfNeeded: marks.count)
    marks.append(new.count)
    for mark in new { marks.append(mark) }
    return place
  }

  func appendMarks(at place: Int32, to result: inout [Int]) {
    let place = Int(place)
    for offset in 1...marks[place] { result.append(marks[place + offset]) }
  }

  func deallocate() {
    moments.deallocate()
    moves.deallocate()
    marks.deallocate()
    earlierCalls.deallocate()
  }
}
