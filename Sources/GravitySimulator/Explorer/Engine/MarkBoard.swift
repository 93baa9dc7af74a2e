/// The marks that one worker knows of.
@usableFromInline
struct MarkBoard {
  @usableFromInline let count: Int
  @usableFromInline let known: UnsafeMutablePointer<UInt64>
  /// Seen in this level for the first time.
  @usableFromInline var sightings: [MarkSighting] = []
  @usableFromInline var unknown: Int?

  @usableFromInline
  init(count: Int) {
    self.count = max(0, count)
    let words = self.count / 64 + 1
    known = .allocate(capacity: words)
    known.initialize(repeating: 0, count: words)
  }

  /// - Requires: that the calls of a level come in the order of parents and ordinals.
  @inlinable
  mutating func note(_ mark: Int, parent: UInt32, ordinal: UInt16) {
    guard mark >= 0, mark < count else {
      unknown = mark
      return
    }
    if known[mark >> 6] & (1 << UInt64(mark & 63)) != 0 { return }
    learn(mark)
    sightings.append(MarkSighting(mark: mark, parent: parent, ordinal: ordinal))
  }

  @inlinable
  func learn(_ mark: Int) {
    known[mark >> 6] |= 1 << UInt64(mark & 63)
  }

  @usableFromInline
  func release() {
    known.deallocate()
  }
}
