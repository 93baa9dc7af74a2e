/// The host's screens at the moment of an event: the controllers, bottom to top-most.
///
/// The machine decides from this and never asks for what the platform refuses (P12).
public struct HostSnapshot: Hashable, Sendable {
  public var controllers: [ControllerSnapshot]

  public init(controllers: [ControllerSnapshot] = []) {
    self.controllers = controllers
  }

  /// The top-most controller in the window (P2), or nil where none is.
  public var topMost: ControllerID? {
    controllers.last { $0.isInWindow }?.id
  }

  public subscript(id: ControllerID) -> ControllerSnapshot? {
    controllers.last { $0.id == id }
  }
}
