import GravityActions

/// The host's screens at the moment of an event: the controllers, bottom to top-most, and what the device allows.
///
/// The machine decides from this and never asks for what the platform refuses (P12).
public struct HostSnapshot: Hashable, Sendable {
  public var controllers: [ControllerSnapshot]
  /// The system's push permission (A8): not for the machine's decisions, which do not know it, but to tell where a
  /// profile's way comes to the same (A7).
  public var pushStatus: PushAuthorizationStatus

  public init(
    controllers: [ControllerSnapshot] = [], pushStatus: PushAuthorizationStatus = .notDetermined
  ) {
    self.controllers = controllers
    self.pushStatus = pushStatus
  }

  /// The top-most controller in the window (P2), or nil where none is.
  public var topMost: ControllerID? {
    controllers.last { $0.isInWindow }?.id
  }

  public subscript(id: ControllerID) -> ControllerSnapshot? {
    controllers.last { $0.id == id }
  }
}
