import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("What a unit test shows of a failure")
struct WorldErrorTests {
  @Test("A difference says what was actual, why and what to do, a line each")
  func difference() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer(id: "primer-1"), delay: 1_000)
    var world = try SimulatedWorld(setup)
    try world.trackView("HOMEPAGE", "app://home")
    try world.lockPresentation()
    try world.wait(1_000)
    let error = #expect(throws: WorldError.self) { try world.expectPresented("modal", "primer-1") }
    #expect(
      error.map { "\($0)" } == """
        presented differs: nothing is presented at 1.000s
        because: candidate primer ended at 1.000s: locked (locked since 0.000s)
        help: unlock before the delay ends, or expect `verdict primer locked`
        """)
  }

  @Test("D8: a back that is not there says where there is one")
  func back() throws {
    var world = try SimulatedWorld(WorldSetup(profile: .ios))
    let error = #expect(throws: WorldError.self) { try world.back() }
    #expect(
      error.map { "\($0)" } == """
        impossible: this system has no back
        help: it is there under android-1.0.3 and flutter-0.22.2
        """)
  }
}
