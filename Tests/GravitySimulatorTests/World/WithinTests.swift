import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("States that must hold in time")
struct WithinTests {
  @Test("T1: `within` says what was actual when its time was up")
  func timeIsUp() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer(), delay: 1_500)
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    #expect(
      throws: WorldError.differs(
        Mismatch(
          "presented differs", actual: "nothing is presented at 1.000s",
          because: ["the delay of primer ends at 1.500s"],
          help: "wait until the content has loaded and its delay has passed"))
    ) {
      try world.expectWithin(1_000, .presented(PresentedPattern(method: "modal", content: "primer-1")))
    }
  }
}
