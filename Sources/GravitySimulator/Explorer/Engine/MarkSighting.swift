/// Where a mark was seen first, in the order of a search by a single worker.
@usableFromInline
struct MarkSighting: Hashable, Comparable {
  @usableFromInline let mark: Int
  @usableFromInline let parent: UInt32
  @usableFromInline let ordinal: UInt16

  @inlinable
  init(mark: Int, parent: UInt32, ordinal: UInt16) {
    self.mark = mark
    self.parent = parent
    self.ordinal = ordinal
  }

  @usableFromInline
  static func < (left: Self, right: Self) -> Bool {
    (left.mark, left.parent, left.ordinal) < (right.mark, right.parent, right.ordinal)
  }
}
