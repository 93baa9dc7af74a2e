/// Why a gesture came to nothing.
public enum TapObstacle: Hashable, Sendable {
  /// The content or its host is in a transition (D12).
  case inTransition
  case appInBackground
  /// The element has no action, or is of a kind that does not react (A12).
  case nothingToDo
  /// The method does not know the gesture, or it was too short (D2, D3).
  case gestureIgnored
  /// The event of an earlier click is still on its way.
  case stillSending
  /// No more requests can be on their way at a time.
  case tooManyRequests
  /// There is no such element or button.
  case notThere
}
