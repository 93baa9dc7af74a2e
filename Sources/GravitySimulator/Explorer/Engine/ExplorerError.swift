/// Why an exploration has no result.
public enum ExplorerError: Error, Hashable, Sendable {
  /// Options that nothing can be done with.
  case jobs(Int, allowed: ClosedRange<Int>)
  case maxStates(Int, allowed: ClosedRange<Int>)
  case maxDepth(Int)
  case memory(Int)
  case time(Double)

  /// Mistakes of a model, and so of this package: exit code 3.
  case kinds(Int, allowed: ClosedRange<Int>)
  case unknownMark(Int)
  case unknownKind(Int)
  case tooManyEvents(Int, allowed: ClosedRange<Int>)
  /// A path was walked a second time, and at this step something else happened than the first time.
  case notDeterministic(step: Int)

  /// Whether the options are to blame, not the model.
  public var isWrongInput: Bool {
    switch self {
    case .jobs, .maxStates, .maxDepth, .memory, .time: true
    case .kinds, .unknownMark, .unknownKind, .tooManyEvents, .notDeterministic: false
    }
  }
}
