/// Why a candidate was not tried (P13).
public enum NotTriedReason: Hashable, Sendable {
  /// An earlier candidate's verdict ended the trigger.
  case triggerEnded
  /// An earlier candidate is presented and the profile stops there (P11).
  case earlierPresented
  /// An earlier candidate had a root content, and the profile looks no further (P11).
  case earlierHadContent
  /// The app was killed.
  case appKilled
  /// The app crashed (C2, P7).
  case appCrashed
}
