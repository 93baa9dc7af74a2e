/// What an exploration took, in bytes at its end. Other than the exploration itself it depends on the number
/// of jobs.
public struct ExplorationFootprint: Hashable, Sendable {
  /// The tables of keys.
  public var table: Int
  /// What is kept of each state: where it came from, and its ways if they are wanted.
  public let stored: Int
  /// The states of the last two levels, at their most.
  public let frontier: Int
  /// Between the workers.
  public let buffers: Int

  public var total: Int { table + stored + frontier + buffers }

  @inlinable
  init(table: Int, stored: Int, frontier: Int, buffers: Int) {
    self.table = table
    self.stored = stored
    self.frontier = frontier
    self.buffers = buffers
  }
}
