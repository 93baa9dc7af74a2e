/// Why the app crashes where the profile's SDK lets it.
public enum CrashReason: Hashable, Sendable {
  /// C2.
  case calledBeforeInitialize(LogMessage.Call)
  /// P7.
  case negativeDelay(CandidateID)
}
