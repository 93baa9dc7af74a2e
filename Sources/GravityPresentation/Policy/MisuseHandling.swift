/// What a call before `initialize` comes to (C2).
public enum MisuseHandling: String, Hashable, Sendable, CaseIterable {
  /// It is ignored, with a line in the log; the calls about the lock count all the same.
  case isLogged
  /// The calls that send something crash the app, the others are as in `isLogged`.
  case isFatalWhereSent
  /// Any call crashes the app, the lock's too.
  case isFatal
}
