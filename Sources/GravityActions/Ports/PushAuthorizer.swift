/// The system's push authorization, as `request_push` asks for it (A7). Public: the app implements it.
@MainActor
public protocol PushAuthorizer {
  /// Asks for alert, sound and badge.
  ///
  /// - Parameter answer: called once, on the main actor, when the system or the user has answered.
  func requestAuthorization(answer: @escaping @MainActor (PushAnswer) -> Void)

  /// Registers for remote notifications.
  func registerForRemoteNotifications()
}
