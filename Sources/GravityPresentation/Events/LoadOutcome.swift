/// What became of a request for content outside a trigger.
public enum LoadOutcome: Hashable, Sendable {
  /// The contents are here, and were reported as loaded (E1).
  case arrived(BodyID)
  case failed(LoadFailure)
  /// It was never sent: the call came too early (C2), or the profile's SDK does not have it (C1).
  case refused
}
