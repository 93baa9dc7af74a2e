/// Why an event needs nothing more from the SDK's side of a push request.
public enum PushPermissionNote: Hashable, Sendable, BitwiseCopyable {
  /// The system said yes: A7 asks for nothing then.
  case granted
  /// The user was just asked and said no; opening the settings would be asking again.
  case refusedAtPrompt
  /// The user is back from the settings; the status may have changed there (A8).
  case returnedFromSettings
  /// The app returned, but this side had not sent the user away.
  case nothingAwaited
  /// An answer while none was awaited, say to a request of an app run that has ended.
  case unexpectedAnswer
  /// `PushPermissionFlow.capacity` requests are unanswered; this one is dropped.
  case tooManyRequests
}
