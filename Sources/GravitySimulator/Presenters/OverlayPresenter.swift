import GravityPresentation

/// Presents a campaign as a subview of its host's view (D1, D5).
public struct OverlayPresenter: ScriptedPresenter {
  public let method: String

  public init(method: String) {
    self.method = method
  }

  public func present(
    _ id: PresentationID, _ content: ContentID, on controller: ControllerID, in world: inout SimulatedWorld
  ) {
    guard let screen = world.host[controller], screen.isInWindow else {
      return world.find("the machine presents on a controller that is not in the window")
    }
    world.host.add(Overlay(presentation: id, host: controller, content: content, transition: .appearing))
    world.answer(.viewAppeared(id))
    world.schedule(.appearing(id), in: world.catalog.record(content).behavior.appears)
  }

  public func beginLeaving(_ id: PresentationID, in world: inout SimulatedWorld) {
    guard world.host.overlay(id) != nil else {
      return world.find("the machine lets leave what is not there")
    }
    world.host.update(overlay: id) { $0.isLeaving = true }
  }

  public func dismiss(_ id: PresentationID, in world: inout SimulatedWorld) {
    guard let overlay = world.host.overlay(id), overlay.transition != .disappearing,
      let behavior = world.behavior(of: id)
    else { return world.find("the machine dismisses what is not there") }
    // What left by itself is gone with this; its machine waits for no answer.
    if overlay.isLeaving { return world.host.removeOverlay(id) }
    world.forgetTransitions(of: id)
    world.host.update(overlay: id) { $0.transition = .disappearing }
    world.schedule(.disappearing(id), in: behavior.disappears)
  }
}
