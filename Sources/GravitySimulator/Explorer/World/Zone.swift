import GravityPresentation

/// The times that everything due may still have to run: all that are possible, as bounds on their differences.
///
/// Clock 0 stands for now, clock `n` for what is due `n`th, oldest first. An explorer keeps no times but these:
/// that a tap comes at 1.2 s rather than at 1.3 s makes no difference until something becomes due in between.
/// Bounds are in milliseconds and include what they name. A zone is always closed: no bound could be lower
/// without losing a possible time. (Known as a difference bound matrix in the theory of timed automata.)
struct Zone: Sendable {
  /// How many clocks are kept in place; more need the heap.
  private static let roomInPlace = ZoneCells.side - 1
  /// No bound.
  static let unbounded: Int32 = 1 << 29
  /// The longest time that is told from longer ones: about three days.
  static let longest: Int32 = 1 << 28

  private(set) var count = 0
  private var inPlace = ZoneCells()
  /// Those of more clocks; nil where there are none, so that a copy counts no reference.
  private var rest: [Int32]?

  /// The numbers of the clocks, oldest first.
  var clocks: Range<Int> { 1..<(count + 1) }

  /// How much later the first clock can run out than the second.
  subscript(first: Int, second: Int) -> Int32 {
    @inline(__always) get {
      if count <= Self.roomInPlace { return inPlace[first, second] }
      return rest?[first * (count + 1) + second] ?? 0
    }
    @inline(__always) set {
      if count <= Self.roomInPlace {
        inPlace[first, second] = newValue
      } else {
        rest?[first * (count + 1) + second] = newValue
      }
    }
  }

  /// The shortest that the clock can still run, negative where it can have run out before.
  func earliest(_ clock: Int) -> Int32 { -self[0, clock] }

  /// The longest that it can still run.
  func latest(_ clock: Int) -> Int32 { self[clock, 0] }

  /// Makes room for so many clocks, or takes the last ones away; the bounds of the others stay.
  mutating func resize(to newCount: Int) {
    if count <= Self.roomInPlace, newCount <= Self.roomInPlace {
      count = newCount
      return
    }
    let old = self
    count = newCount
    rest = newCount <= Self.roomInPlace ? nil : Array(repeating: 0, count: (newCount + 1) * (newCount + 1))
    for row in 0..<(min(old.count, newCount) + 1) {
      for column in 0..<(min(old.count, newCount) + 1) { self[row, column] = old[row, column] }
    }
  }

  /// Takes a clock away; those behind it have the numbers before theirs from now on.
  mutating func remove(_ clock: Int) {
    for row in 0..<count {
      for column in 0..<count {
        self[row, column] = self[row < clock ? row : row + 1, column < clock ? column : column + 1]
      }
    }
    resize(to: count - 1)
  }

  /// Two bounds a word.
  func mix(into mixer: inout StateMixer) {
    mixer.add(UInt64(count))
    for row in 0..<(count + 1) {
      for column in 0..<row {
        mixer.add(
          UInt64(UInt32(bitPattern: self[row, column])) << 32 | UInt64(UInt32(bitPattern: self[column, row])))
      }
    }
  }
}
