import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("What must be so through a whole run")
struct PropertyTests {
  private func world(_ properties: ScenarioProperty...) throws -> SimulatedWorld {
    var world = try SimulatedWorld(WorldSetup(profile: .ios))
    world.watch(properties)
    return world
  }

  private func broken(_ number: Int, at time: Int64, since: Int64? = nil) -> BrokenProperty {
    BrokenProperty(
      number: number, time: Instant(milliseconds: time),
      since: since.map { Instant(milliseconds: $0) })
  }

  @Test("`always` and `never` are looked at before the first step")
  func start() throws {
    #expect(try world(.always(.locked)).brokenProperty == broken(0, at: 0))
    #expect(try world(.always(.unlocked), .never(.unlocked)).brokenProperty == broken(1, at: 0))
    #expect(try world(.always(.unlocked), .never(.locked)).brokenProperty == nil)
  }

  @Test("D10: what always holds breaks where it does not for a moment, and stays broken")
  func always() throws {
    var world = try world(.never(.locked), .always(.screen("home")))
    try world.wait(1000)
    try world.hostPresent("checkout")
    try world.hostDismiss("checkout")
    try world.lockPresentation()
    #expect(world.brokenProperty == broken(1, at: 1000))
  }

  @Test("T1: what had to follow breaks at its deadline, not where the run stops next")
  func deadline() throws {
    var world = try world(.within(5000, of: .locked, .unlocked))
    try world.wait(1000)
    try world.lockPresentation()
    try world.wait(4999)
    #expect(world.brokenProperty == nil)
    try world.wait(60_000)
    #expect(world.brokenProperty == broken(0, at: 6000, since: 1000))
    #expect(world.now == Instant(milliseconds: 65_999))
  }

  @Test("A step at the deadline itself comes too late")
  func stepAtTheDeadline() throws {
    var world = try world(.within(1000, of: .screen("checkout"), .locked))
    try world.hostPresent("checkout")
    try world.wait(1000)
    try world.lockPresentation()
    #expect(world.brokenProperty == broken(0, at: 1000, since: 0))
  }

  @Test("T1, D5: what is due at the deadline itself is in time, and a millisecond less is not")
  func lastMoment() throws {
    #expect(try snackBar(.within(4500, of: shown, .nothingPresented)).brokenProperty == nil)
    #expect(
      try snackBar(.within(4499, of: shown, .nothingPresented)).brokenProperty
        == broken(0, at: 4499, since: 0))
  }

  @Test("T1: a deadline is no event: the run is the same with and without it")
  func unseen() throws {
    let plain = try snackBar()
    let watched = try snackBar(
      .within(700, of: shown, .nothingPresented), .within(4100, of: .nothingPresented, shown))
    #expect(watched.brokenProperty?.time == Instant(milliseconds: 700))
    #expect(watched.recording.timeline == plain.recording.timeline)
    #expect(watched.recording.stackChanges.map(\.time) == plain.recording.stackChanges.map(\.time))
    #expect(watched.now == plain.now)
  }

  private let shown = StateExpectation.presented(PresentedPattern(method: "snackBar", content: "order-1"))

  /// A snack bar that comes at the start and is left alone.
  private func snackBar(_ properties: ScenarioProperty...) throws -> SimulatedWorld {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("order", try Samples.primer(id: "order-1", method: "snackBar"))
    var world = try SimulatedWorld(setup.compiled())
    world.watch(properties)
    try world.trackView("HOMEPAGE", "app://home")
    try world.settle()
    return world
  }

  @Test("The same moment is in time, and a state that holds from the start is owed something")
  func sameMoment() throws {
    var world = try world(.within(1000, of: .locked, .locked), .within(1000, of: .unlocked, .locked))
    try world.wait(500)
    try world.lockPresentation()
    try world.wait(5000)
    #expect(world.brokenProperty == nil)
    try world.unlockPresentation()
    try world.wait(5000)
    #expect(world.brokenProperty == broken(1, at: 6500, since: 5500))
  }

  @Test("What comes again while something is owed gives no more time")
  func oldestCounts() throws {
    var world = try world(.within(1000, of: .screen("checkout"), .locked))
    try world.hostPresent("checkout")
    try world.hostDismiss("checkout")
    try world.wait(600)
    try world.hostPresent("checkout")
    try world.wait(1000)
    #expect(world.brokenProperty == broken(0, at: 1000, since: 0))
  }

  @Test("T3: the end of the app ends nothing that is owed")
  func killed() throws {
    var world = try world(.within(1000, of: .locked, .screen("checkout")))
    try world.lockPresentation()
    try world.kill()
    try world.wait(1000)
    #expect(world.brokenProperty == broken(0, at: 1000, since: 0))
  }

  @Test("T2: time for what is owed passes in background too")
  func background() throws {
    var world = try world(.within(1000, of: .locked, .unlocked))
    try world.lockPresentation()
    try world.background()
    try world.wait(1000)
    #expect(world.brokenProperty == broken(0, at: 1000, since: 0))
  }

  @Test("Settling waits for no deadline, and sees those on its way")
  func settling() throws {
    var world = try world(.within(1000, of: .locked, .unlocked))
    try world.lockPresentation()
    try world.settle()
    #expect(world.now == .start && world.brokenProperty == nil)
    #expect(
      try snackBar(.within(1000, of: shown, .locked)).brokenProperty == broken(0, at: 1000, since: 0))
  }

  @Test("A time that no clock reaches is never over")
  func absurd() throws {
    var world = try world(.within(Milliseconds(.max), of: .unlocked, .locked))
    try world.wait(1000)
    try world.hostPresent("checkout")
    try world.wait(86_400_000)
    #expect(world.brokenProperty == nil)
  }

  @Test("Of two deadlines at one instant the property that stands first is told")
  func order() throws {
    var world = try world(
      .within(2000, of: .unlocked, .locked), .within(1000, of: .unlocked, .locked),
      .within(1000, of: .unlocked, .promptPush))
    try world.wait(3000)
    #expect(world.brokenProperty == broken(1, at: 1000, since: 0))
  }
}
