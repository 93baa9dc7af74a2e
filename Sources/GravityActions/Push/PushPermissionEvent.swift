/// What happens to the SDK's side of a push request (A7).
public enum PushPermissionEvent: Hashable, Sendable, BitwiseCopyable {
  case requested
  case answered(granted: Bool, promptShown: Bool)
  /// The app is back from wherever it was, not necessarily from the settings (T2).
  case returnedToForeground
}
