/// Why a content is not presented outside a trigger (A9, P10, P12).
public enum StepObstacle: Hashable, Sendable {
  case noSuchStep
  case missingStep
  case notPresentable
  case unknownTemplate
  case hostGone
  case hostBusy(HostOccupation)
  /// Another campaign of a modal kind is up, and the profile allows one.
  case alreadyPresenting
  case capacity
}
