/// Why the system's side of push authorization does nothing visible.
public enum SystemPushNote: Hashable, Sendable, BitwiseCopyable {
  /// The prompt is up already; its answer will be this request's too.
  case waitsForPrompt
  /// `SystemPushAuthorization.capacity` requests wait for the prompt; this one is refused at once.
  case tooManyRequests
  /// An answer to a prompt that is not up.
  case noPrompt
  /// The settings cannot be reached past a prompt that is up.
  case behindPrompt
  /// The settings have a new status on record; the app learns of it on its return.
  case changed(PushAuthorizationStatus)
  /// The settings said so before.
  case unchanged
  /// The app went and took the prompt and the requests waiting for it along (T3).
  case promptWithdrawn
  /// The app went; the status stays on record (T3).
  case statusKept
}
