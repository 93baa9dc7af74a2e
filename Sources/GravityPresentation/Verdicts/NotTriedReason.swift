/// Why a candidate was not tried (P13).
public enum NotTriedReason: Hashable, Sendable {
  /// An earlier candidate's verdict ended the trigger.
  case triggerEnded
  /// An earlier candidate is presented and the profile stops there (P11).
  case earlierPresented
  /// The app was killed.
  case appKilled
}
