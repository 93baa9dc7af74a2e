/// A step from one level to the next.
@usableFromInline
struct GraphStep {
  /// The index of the state, as the exploration numbers them.
  @usableFromInline let parent: UInt32
  /// Where the step is the one that was looked for, it may be anywhere.
  @usableFromInline let child: UInt32
  @usableFromInline let ordinal: UInt16
  @usableFromInline let kind: UInt8

  @inlinable
  init(parent: UInt32, child: UInt32, ordinal: UInt16, kind: UInt8) {
    self.parent = parent
    self.child = child
    self.ordinal = ordinal
    self.kind = kind
  }
}
