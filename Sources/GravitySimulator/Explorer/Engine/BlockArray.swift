/// Elements that stay where they are while more are added, in blocks that can be given back from the front.
///
/// Who uses it makes room on one thread; then several may initialize elements, each its own.
@usableFromInline
struct BlockArray<Element> {
  @usableFromInline var blocks: [UnsafeMutablePointer<Element>?] = []
  @usableFromInline let shift: Int
  /// Blocks in front that were given back.
  @usableFromInline var released = 0

  /// - Parameter blockBytes: About this much, but at least 64 elements, are in one block.
  @inlinable
  init(blockBytes: Int = 1 << 18) {
    let count = max(64, blockBytes / max(1, MemoryLayout<Element>.stride))
    shift = Int.bitWidth - 1 - count.leadingZeroBitCount
  }

  @inlinable
  var bytes: Int { (blocks.count - released) << shift * MemoryLayout<Element>.stride }

  @inlinable
  func bytes(holding count: Int) -> Int {
    let needed = (count + (1 << shift) - 1) >> shift
    return max(0, needed - blocks.count) << shift * MemoryLayout<Element>.stride
  }

  @inlinable
  mutating func makeRoom(for count: Int) {
    while blocks.count << shift < count {
      blocks.append(UnsafeMutablePointer.allocate(capacity: 1 << shift))
    }
  }

  /// Where an element is; there must be room for it, and its block must not have been given back.
  @inlinable
  func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    blocks[index >> shift].unsafelyUnwrapped + (index & (1 << shift - 1))
  }

  /// Gives back the blocks in which all elements come before `end`; all of them must be initialized.
  @inlinable
  mutating func release(before end: Int) {
    let count = end >> shift
    while released < count {
      blocks[released]?.deinitialize(count: 1 << shift)
      blocks[released]?.deallocate()
      blocks[released] = nil
      released += 1
    }
  }

  /// Gives everything back. Elements before `count` are initialized.
  @inlinable
  mutating func releaseAll(initialized count: Int) {
    release(before: count)
    let rest = count & (1 << shift - 1)
    if rest > 0 { blocks[released]?.deinitialize(count: rest) }
    for block in blocks { block?.deallocate() }
    blocks = []
    released = 0
  }
}
