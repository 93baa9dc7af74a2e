/// How far to explore, and with what.
public struct ExplorerOptions: Sendable {
  /// Threads that work at the same time. The answer is the same with any number.
  public var jobs = 1
  /// The exploration ends with the level in which it has stored this many states.
  public var maxStates: Int?
  /// States this many events away from the first are not expanded.
  public var maxDepth: Int?
  /// Bytes for the table, what is kept of each state, and the buffers. What a state holds outside of itself is
  /// not counted.
  public var memory: Int?
  /// Seconds of the wall clock.
  public var time: Double?
  /// The exploration ends with the level in which this mark is set: nothing else is looked for.
  public var soughtMark: Int?
  public var stop: ExplorationStop?
  /// Called at most once a second, from the thread that explores.
  public var progress: (@Sendable (ExplorationProgress) -> Void)?

  public init() {}

  static let allowedJobs = 1...256
  /// An index of a state is a `UInt32`, and some room is left for the level that goes beyond.
  static let allowedStates = 1...4_000_000_000

  func check() throws(ExplorerError) {
    guard Self.allowedJobs.contains(jobs) else { throw .jobs(jobs, allowed: Self.allowedJobs) }
    if let maxStates, !Self.allowedStates.contains(maxStates) {
      throw .maxStates(maxStates, allowed: Self.allowedStates)
    }
    if let maxDepth, maxDepth < 0 { throw .maxDepth(maxDepth) }
    if let memory, memory < 1 { throw .memory(memory) }
    // Written so that "not a number" is refused as well.
    if let time, !(time > 0) { throw .time(time) }
  }
}
