/// How each state was reached first: six bytes a state, in the order of a search by a single worker.
///
/// The events themselves are not kept. Whoever walks the path again meets them.
@usableFromInline
struct StepLog {
  @usableFromInline var parents = BlockArray<UInt32>()
  /// Which of its parent's events led to the state.
  @usableFromInline var ordinals = BlockArray<UInt16>()

  @usableFromInline
  init() {}

  @inlinable
  var bytes: Int { parents.bytes + ordinals.bytes }

  @inlinable
  mutating func makeRoom(for count: Int) {
    parents.makeRoom(for: count)
    ordinals.makeRoom(for: count)
  }

  @inlinable
  func set(_ index: Int, parent: UInt32, ordinal: UInt16) {
    parents.address(index).initialize(to: parent)
    ordinals.address(index).initialize(to: ordinal)
  }

  /// The ordinals of the events on the way from the initial state, whose index is 0.
  @usableFromInline
  func ordinals(to index: UInt32) -> [UInt16] {
    var result: [UInt16] = []
    var index = Int(index)
    while index != 0 {
      result.append(ordinals.address(index).pointee)
      index = Int(parents.address(index).pointee)
    }
    return result.reversed()
  }

  @usableFromInline
  mutating func release() {
    parents.destroy(initialized: 0)
    ordinals.destroy(initialized: 0)
  }
}
