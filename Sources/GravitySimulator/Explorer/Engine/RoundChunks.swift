import Foundation

/// How the states of a round are shared out: in chunks of neighbours, each to the first worker that asks for one.
///
/// Who expands a chunk makes no difference to what is found. A worker gets its chunks in their order.
@usableFromInline
final class RoundChunks: @unchecked Sendable {
  /// The position in the level of the first state.
  @usableFromInline let first: Int
  @usableFromInline let count: Int
  private let size: Int
  private let lock = NSLock()
  private var taken: [Int] = []

  @usableFromInline
  init(first: Int, count: Int, size: Int) {
    self.first = first
    self.count = count
    self.size = size
  }

  private var chunkCount: Int { (count + size - 1) / size }

  /// Gives the next chunk to a worker; nil when there is none any more.
  @usableFromInline
  func take(for worker: Int) -> Range<Int>? {
    let chunk = lock.withLock {
      taken.append(worker)
      return taken.count - 1
    }
    return chunk < chunkCount ? places(of: chunk) : nil
  }

  /// Who expanded each chunk. All must have been taken.
  @usableFromInline
  var owners: ArraySlice<Int> { taken[..<chunkCount] }

  /// Where the states of a chunk stand among those of the round.
  @usableFromInline
  func places(of chunk: Int) -> Range<Int> { chunk * size..<min(count, (chunk + 1) * size) }

  @usableFromInline
  func chunk(of place: Int) -> Int { place / size }

  /// Where in the next level the states begin that each chunk has found.
  ///
  /// - Parameter answers: By table, for each chunk how many are new.
  @usableFromInline
  func starts(from start: Int, _ answers: [[UInt32]]) -> [Int] {
    var next = start
    return (0..<chunkCount).map { chunk in
      defer { for counts in answers { next += Int(counts[chunk]) } }
      return next
    }
  }
}
