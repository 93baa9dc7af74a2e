/// What ended an exploration before it was through.
public enum ExplorationBound: String, CaseIterable, Hashable, Sendable {
  /// ``ExplorerOptions/maxStates``
  case states
  /// ``ExplorerOptions/maxDepth``, or the depth of ``ExplorerOptions/soughtMark``
  case depth
  /// ``ExplorerOptions/memory``
  case memory
  /// ``ExplorerOptions/time``
  case time
  /// ``ExplorerOptions/stop``
  case stopped
}
