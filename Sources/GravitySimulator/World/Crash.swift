import GravityPresentation

/// The app's crash: why and when, and whether an expectation knows of it.
public struct Crash: Hashable, Sendable {
  public let reason: CrashReason
  public let time: Instant
  /// A crash that nothing expects fails the run.
  var isExpected = false
}
