/// What an exploration found out. The same for any number of jobs, if it was complete or ended by a number of
/// states or a depth.
public struct Exploration<Event: Hashable & Sendable>: Hashable, Sendable {
  /// What ended it early; nil if every state that can be reached was expanded.
  public let bound: ExplorationBound?
  /// Different states that were reached, with the initial one.
  public let states: Int
  /// What can happen, summed up over all states that were expanded.
  public let transitions: Int
  /// How many states have this distance from the initial one.
  public let levelSizes: [Int]
  /// States that were reached and not expanded.
  public let unexpanded: Int
  public let keysAreExact: Bool
  /// Sorted by mark.
  public let reached: [ReachedMark<Event>]

  @inlinable
  init(
    bound: ExplorationBound?, states: Int, transitions: Int, levelSizes: [Int], unexpanded: Int,
    keysAreExact: Bool, reached: [ReachedMark<Event>]
  ) {
    self.bound = bound
    self.states = states
    self.transitions = transitions
    self.levelSizes = levelSizes
    self.unexpanded = unexpanded
    self.keysAreExact = keysAreExact
    self.reached = reached
  }

  public var isComplete: Bool { bound == nil }

  /// The greatest distance from the initial state.
  public var depth: Int { levelSizes.count - 1 }

  /// How many states were taken for others because of equal fingerprints, on average of all explorations of
  /// this size: pairs of states, divided by fingerprints.
  public var expectedOmissions: Double {
    if keysAreExact { return 0 }
    // n²/2⁶⁵, where 2⁶⁵ itself does not fit.
    let half = Double(states) / 4_294_967_296
    return half * half / 2
  }
}
