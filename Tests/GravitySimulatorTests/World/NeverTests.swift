import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("States that must never hold")
struct NeverTests {
  @Test("D10: a screen of the app's own that came and went is seen by `never`")
  func ownScreen() throws {
    var world = try SimulatedWorld(WorldSetup(profile: .ios))
    world.watch([.never(.screen("checkout"))])

    try world.hostPresent("checkout")
    try world.hostDismiss("checkout")
    #expect(world.brokenProperty?.number == 0)
  }

  @Test("A8: a status changed in the settings and changed back is seen by `never`")
  func changedInSettings() throws {
    var setup = WorldSetup(profile: .ios)
    setup.pushStatus = .authorized
    var world = try SimulatedWorld(setup)
    world.watch([.never(.pushStatus(.denied))])

    try world.settingsPush(isAuthorized: false)
    try world.settingsPush(isAuthorized: true)
    #expect(world.brokenProperty?.number == 0)
  }
}
