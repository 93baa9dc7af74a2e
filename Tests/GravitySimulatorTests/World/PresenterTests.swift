import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Presenters as plug-ins")
struct PresenterTests {
  /// A presenter that was asked and says nothing.
  private struct SilentPresenter: ScriptedPresenter {
    let method = "modal"

    func present(
      _ id: PresentationID, _ content: ContentID, on host: ControllerID, in world: inout SimulatedWorld
    ) {}

    func beginLeaving(_ id: PresentationID, in world: inout SimulatedWorld) {}

    func dismiss(_ id: PresentationID, in world: inout SimulatedWorld) {}
  }

  @Test("P12: a presenter that never answers ends in hostBusy when the machine's patience does")
  func silentPresenter() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer())
    setup.presenters = PresenterRegistry()
    try setup.presenters.register(SilentPresenter())
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    #expect(throws: WorldError.self) { try world.expectVerdict("primer", "hostBusy") }
    try world.wait(5_000)
    try world.expectVerdict("primer", "hostBusy")
    try world.expectNothingPresented()
    try world.expectCallbacks("ContentLoadEvent")
  }

  @Test("P12: a delivery method without a presenter is refused")
  func missingPresenter() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer())
    setup.presenters = PresenterRegistry()
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    try world.expectVerdict("primer", "hostBusy")
    try world.expectNothingPresented()
  }

  @Test("D1: two presenters for one delivery method are refused")
  func nameTaken() {
    var presenters = PresenterRegistry.standard
    #expect(throws: PresenterNameTaken(method: "modal")) {
      try presenters.register(ControllerPresenter(method: "modal"))
    }
  }
}
