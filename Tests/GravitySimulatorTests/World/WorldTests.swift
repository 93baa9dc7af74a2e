import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("The simulated world, driven from Swift")
struct WorldTests {
  @Test("A7, A8: a refused primer sends the user to the settings")
  func refusedPrimer() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer(), priority: 5, delay: 1_500)
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(1_600)
    try world.expectPresented("modal", "primer-1")
    try world.tap("Turn on")
    try world.expectPromptPush()
    try world.expectCallbacks(
      "ContentLoadEvent", "ContentImpressionEvent", "ContentVisibleImpressionEvent", "ContentCloseEvent",
      "RequestPushEvent")
    try world.answerPush(isAllowed: false)
    try world.expectOpened(["settings"])
    try world.expectNothingPresented()
    try world.expectPushStatus(.denied)
  }

  @Test("T1: what is due at one instant runs in the order it was caused")
  func orderOfOneInstant() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("first", try Samples.primer(id: "first-1"), latency: 100)
    setup.campaign("second", try Samples.primer(id: "second-1", method: "snackBar"), latency: 100)
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    try world.lockListener(isOn: true)
    try world.lockPresentation()
    try world.unlockPresentation()
    try world.expectLockListener([true, false])
    try world.wait(100)
    try world.expectPresented("modal", "first-1", in: "home")
    try world.expectTime(100)
    try world.settle()
    try world.expectVerdict("second", "presented")
  }

  @Test("C1: an impossible step says what was possible")
  func impossibleStep() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer())
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    #expect(
      throws: WorldError.impossible(
        "“Turn off” is not on the screen", possible: "primer-1 has “Stay in the know”, “Turn on”")
    ) { try world.tap("Turn off") }
    #expect(throws: WorldError.impossible("no prompt is up", possible: nil)) {
      try world.answerPush(isAllowed: true)
    }
  }

  @Test("T3: a killed app forgets everything but the system's status")
  func killed() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer(), delay: 2_000)
    var world = try SimulatedWorld(setup)

    try world.lockPresentation()
    try world.trackView("HOMEPAGE", "app://home")
    try world.kill()
    try world.expectVerdict("primer", "notTried")
    #expect(throws: WorldError.self) { try world.trackView("HOMEPAGE", "app://home") }
    try world.relaunch()
    try world.expectUnlocked()
    try world.expectScreen("home")
    try world.settle()
    try world.expectNothingPresented()
  }
}
