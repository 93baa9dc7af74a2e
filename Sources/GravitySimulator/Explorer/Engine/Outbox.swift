/// Candidates of one worker about which one table must be asked, and its answer.
@usableFromInline
struct Outbox {
  @usableFromInline var keys: UnsafeMutablePointer<UInt64>
  /// Which candidate of the worker has the key. When the table has answered, the first ``freshCount`` numbers
  /// are those of the candidates that are new.
  @usableFromInline var numbers: UnsafeMutablePointer<UInt32>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var freshCount = 0
  /// How many of the keys there are when each of the worker's chunks is expanded.
  @usableFromInline var ends: [Int] = []

  @usableFromInline
  init() {
    capacity = 1 << 10
    keys = .allocate(capacity: capacity)
    numbers = .allocate(capacity: capacity)
  }

  @usableFromInline
  var bytes: Int { capacity * 12 }

  @usableFromInline
  mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    keys = Self.moved(keys, count, to: larger)
    numbers = Self.moved(numbers, count, to: larger)
    capacity = larger
  }

  /// Forgets what is in it.
  @inlinable
  mutating func clear() {
    count = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// The keys that one of the worker's chunks led to.
  @inlinable
  func keys(ofChunk number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
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
  }
}
