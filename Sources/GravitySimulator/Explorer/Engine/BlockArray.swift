/// Elements that stay where they are while more are added, in blocks that can be given back from the front.
///
/// Who uses it makes room on one thread; then several may initialize elements, each its own, until room is
/// made again. A copy is good for as long.
@usableFromInline
struct BlockArray<Element> {
  @usableFromInline typealias Block = UnsafeMutablePointer<Element>

  /// Not an array, whose storage would be counted and checked with every access.
  @usableFromInline var blocks: UnsafeMutablePointer<Block?>
  @usableFromInline var blocksCapacity = 16
  @usableFromInline var blockCount = 0
  @usableFromInline let shift: Int
  /// Blocks in front that were given back.
  @usableFromInline var released = 0

  /// - Parameter blockBytes: About this much, but at least 64 elements, are in one block.
  @inlinable
  init(blockBytes: Int = 1 << 18) {
    let count = max(64, blockBytes / max(1, MemoryLayout<Element>.stride))
    shift = Int.bitWidth - 1 - count.leadingZeroBitCount
    blocks = .allocate(capacity: blocksCapacity)
  }

  @inlinable
  var bytes: Int { (blockCount - released) << shift * MemoryLayout<Element>.stride }

  @inlinable
  mutating func makeRoom(for count: Int) {
    while blockCount << shift < count { appendBlock() }
  }

  @inlinable
  mutating func appendBlock() {
    if blockCount == blocksCapacity {
      let larger = UnsafeMutablePointer<Block?>.allocate(capacity: blocksCapacity * 2)
      larger.moveInitialize(from: blocks, count: blockCount)
      blocks.deallocate()
      blocks = larger
      blocksCapacity *= 2
    }
    (blocks + blockCount).initialize(to: .allocate(capacity: 1 << shift))
    blockCount += 1
  }

  /// Where an element is; there must be room for it, and its block must not have been given back.
  @inlinable
  @inline(__always)
  func address(_ index: Int) -> Block {
    blocks[index &>> shift].unsafelyUnwrapped + (index & (1 &<< shift &- 1))
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

  /// Gives back all blocks. Elements before `count` are initialized.
  @inlinable
  mutating func releaseAll(initialized count: Int) {
    release(before: count)
    let rest = count & (1 << shift - 1)
    if rest > 0 { blocks[released]?.deinitialize(count: rest) }
    for block in released..<blockCount { blocks[block]?.deallocate() }
    blockCount = 0
    released = 0
  }

  /// The end of the array and all its copies.
  @inlinable
  mutating func destroy(initialized count: Int) {
    releaseAll(initialized: count)
    blocks.deallocate()
  }
}
