/// What the system's side of push authorization does (A8).
public enum SystemPushOutput: Hashable, Sendable, BitwiseCopyable {
  case showPrompt
  /// Answers one request; emitted once for each.
  case answer(granted: Bool, promptShown: Bool)
  case note(SystemPushNote)
}
