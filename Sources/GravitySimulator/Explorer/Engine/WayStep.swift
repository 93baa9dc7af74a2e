/// One step that may be part of a way to a goal.
@usableFromInline
struct WayStep {
  @usableFromInline let parent: UInt32
  @usableFromInline let child: UInt32

  @inlinable
  init(parent: UInt32, child: UInt32) {
    self.parent = parent
    self.child = child
  }
}
