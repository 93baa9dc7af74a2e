/// Why a host cannot present now (P12).
public enum HostOccupation: Hashable, Sendable {
  case presenting
  case transitioning
  /// The presenter itself refused what the snapshot allowed.
  case refusedByPresenter
  /// The presenter did not answer in time.
  case presenterSilent
}
