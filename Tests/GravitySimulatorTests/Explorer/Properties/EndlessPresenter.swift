import GravityPresentation

@testable import GravitySimulator

/// A presenter of modals that appear and never have appeared for good.
struct EndlessPresenter: ScriptedPresenter {
  let method = "modal"

  func present(
    _ id: PresentationID, _ content: ContentID, on host: ControllerID, in world: inout SimulatedWorld
  ) {
    world.host.add(
      Screen(id: .campaign(id), presenter: host, content: content, transition: .appearing))
    world.answer(.viewAppeared(id))
  }

  func beginLeaving(_ id: PresentationID, in world: inout SimulatedWorld) {}

  func dismiss(_ id: PresentationID, in world: inout SimulatedWorld) {}

  static func registry() throws -> PresenterRegistry {
    var registry = PresenterRegistry()
    try registry.register(EndlessPresenter())
    return registry
  }
}
