/// Candidates of one worker about which one table must be asked, and its answer.
@usableFromInline
struct Outbox {
  @usableFromInline var keys: UnsafeMutablePointer<UInt64>
  /// Which candidate of the worker has the key. When the table has answered, the first ``freshCount`` numbers
  /// are those of the candidates that are new.
  @usableFromInline var numbers: UnsafeMutablePointer<UInt32>
  /// The index of the state that the candidate comes from, or ``noWay``; only if ways are wanted.
  @usableFromInline var parents: UnsafeMutablePointer<UInt32>?
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var freshCount = 0
  /// The table's number of the first candidate that was new; those of the others follow.
  @usableFromInline var firstFresh = 0

  @inlinable
  static var noWay: UInt32 { .max }

  @usableFromInline
  init(keepsWays: Bool) {
    capacity = 1 << 10
    keys = .allocate(capacity: capacity)
    numbers = .allocate(capacity: capacity)
    parents = keepsWays ? .allocate(capacity: capacity) : nil
  }

  @usableFromInline
  var bytes: Int { capacity * (parents == nil ? 12 : 16) }

  @usableFromInline
  mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    keys = Self.moved(keys, count, to: larger)
    numbers = Self.moved(numbers, count, to: larger)
    parents = parents.map { Self.moved($0, count, to: larger) }
    capacity = larger
  }

  private static func moved<Element>(
    _ elements: UnsafeMutablePointer<Element>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let result = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    result.moveInitialize(from: elements, count: count)
    elements.deallocate()
    return result
  }

  @usableFromInline
  func release() {
    keys.deallocate()
    numbers.deallocate()
    parents?.deallocate()
  }
}
