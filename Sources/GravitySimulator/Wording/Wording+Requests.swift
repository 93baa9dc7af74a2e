import GravityActions
import GravityPresentation

/// What is told of requests beside their bodies.
extension Wording {
  /// A line of the log at the level `debug`.
  static func text(of request: SDKRequest) -> String {
    "HTTP request: POST \(request.url) \(request.body)"
  }

  /// A line of the log at the level `debug`.
  static func answer(_ response: Response, to request: RequestID, in world: SimulatedWorld) -> String {
    "HTTP response: \(text(of: response, in: world)), \(text(of: request, in: world))"
  }

  /// N6.
  static let collectedError = "the error goes to the SDK's error collector as well (N6)"

  /// A8.
  static func mismatch(
    of permission: NotificationPermission, with status: PushAuthorizationStatus
  ) -> String {
    "the request says that notifications are \(permission.rawValue), while the system's status is "
      + "\(status.rawValue) (A8)"
  }
}
