import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("When delays that add up are a quirk")
struct DelayQuirkTests {
  @Test(
    "P7: a wait that ends at a busy host is none, as ideal waits there too",
    arguments: [Profile.ios, .ideal])
  func busyHost(profile: Profile) throws {
    var setup = WorldSetup(profile: profile)
    setup.hosts = ["home", "catalog"]
    setup.campaign("first", try Samples.primer(id: "first-1"), delay: 1_000)
    setup.campaign("second", try Samples.primer(id: "second-1"), delay: 1_000)
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home", controller: "home")
    try world.settle()
    try world.expectTime(2_000)
    try world.expectVerdict("second", "hostBusy")
    try world.expectQuirks([])
  }

  @Test("P7: a wait for what can never be presented is one")
  func notPresentable() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("first", try Samples.primer(id: "first-1", method: "inline"), delay: 1_000)
    setup.campaign("second", try Samples.primer(id: "second-1"))
    var world = try SimulatedWorld(setup)

    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(1_000)
    try world.expectVerdict("second", "presented")
    try world.expectQuirks(["P7"])
  }
}
