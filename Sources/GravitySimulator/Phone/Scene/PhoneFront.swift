import GravityActions

/// What the user of a phone looks at.
enum PhoneFront: Hashable, Sendable {
  case app
  /// The system's settings of the app, with the push permission as it is recorded (A8).
  case settings(PushAuthorizationStatus)
  /// The app is in background.
  case elsewhere
  case killed
  case crashed
}
