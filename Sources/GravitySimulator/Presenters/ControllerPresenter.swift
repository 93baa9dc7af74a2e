import GravityPresentation

/// Presents a campaign on a controller of its own (D1, D12).
public struct ControllerPresenter: ScriptedPresenter {
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
    let isFree = !world.host.presents(controller) && screen.transition == .none
    guard isFree || world.setup.platformStacks else {
      return world.find("the machine presents on a controller that is busy")
    }
    world.host.add(
      Screen(id: .campaign(id), presenter: controller, content: content, transition: .appearing))
    world.answer(.viewAppeared(id))
    world.schedule(.appearing(id), in: world.catalog.record(content).behavior.appears)
  }

  public func beginLeaving(_ id: PresentationID, in world: inout SimulatedWorld) {
    world.find("the machine lets a controller leave by itself")
  }

  public func dismiss(_ id: PresentationID, in world: inout SimulatedWorld) {
    guard let screen = world.host[.campaign(id)], screen.transition != .disappearing,
      let behavior = world.behavior(of: id)
    else { return world.find("the machine dismisses what is not there") }
    world.forgetTransitions(of: id)
    world.host.update(.campaign(id)) { $0.transition = .disappearing }
    world.schedule(.disappearing(id), in: behavior.disappears)
  }
}
