import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Requests of a run")
struct RequestTests {
  @Test("N6: each error in the log is followed by a note on the error collector")
  func collector() throws {
    var world = try SimulatedWorld(WorldSetup())
    try world.lockPresentation()
    try world.trackView("HOMEPAGE", "app://home")
    try world.expectLog(["visit failed: status 404"])
    let lines = TraceText.lines(of: world)
    let errors = lines.indices.filter { lines[$0].contains("visit failed") }
    #expect(errors.count == 1)
    #expect(errors.allSatisfy { lines[$0 + 1].hasSuffix(Wording.collectedError) })
    #expect(lines.count { $0.contains("error collector") } == 1)
  }

  @Test(
    "A8: a request that says something else than the system is noted, and only where the app has said anything",
    arguments: [
      (NotificationPermission?.none, 0), (.some(.granted), 1), (.some(.denied), 0), (.some(.unknown), 1),
    ])
  func permission(told: NotificationPermission?, notes: Int) throws {
    var setup = WorldSetup()
    setup.pushStatus = .denied
    var world = try SimulatedWorld(setup)
    if let told { try world.setNotificationPermission(told) }
    try world.trackView("HOMEPAGE", "app://home")
    #expect(TraceText.lines(of: world).count { $0.contains("(A8)") } == notes)
    try world.expectRequest(.visit, #"{"device": {"permission": "\#((told ?? .unknown).rawValue)"}}"#)
  }

  @Test("The log level says which lines reach the log, and errors go to the collector all the same")
  func levels() throws {
    for level in LogLevel.allCases {
      var setup = WorldSetup()
      setup.logLevel = level
      var world = try SimulatedWorld(setup)
      try world.lockPresentation()
      try world.trackView("HOMEPAGE", "app://home")
      let lines = world.recording.log.items
      #expect(lines.count { $0.hasPrefix("HTTP") } == (level == .debug ? 2 : 0))
      #expect(
        lines.count { $0.hasPrefix("Presentation lock") } == (level == .debug || level == .info ? 1 : 0))
      #expect(lines.count { $0.hasPrefix("visit failed") } == (level == .none ? 0 : 1))
      #expect(TraceText.lines(of: world).count { $0.contains("(N6)") } == 1)
    }
  }

  @Test("C2: what is called before initialize counts for nothing afterwards")
  func early() throws {
    var setup = WorldSetup()
    setup.isInitialized = false
    setup.logLevel = .none
    var world = try SimulatedWorld(setup)
    try world.setUser("crm-1", session: "app-1")
    try world.expectLog(["setUser called before GravitySDK.initialize() — call ignored"])
    var call = OptionsCall()
    call.proxyUrl = "https://proxy.example.test"
    try world.setOptions(call)
    try world.getContent(.selector("home"))
    try world.initialize()
    try world.trackView("HOMEPAGE", "app://home")
    try world.expectRequest(
      .visit, #"{"url": "https://api.example-gravity.test/v2/visit", "user": {"custom": null}}"#)
    try world.expectRequest(.choose, nil)
  }

  @Test("C6, T3: the user's id outlives the app and a second initialize, the session only the latter")
  func durable() throws {
    var setup = WorldSetup()
    let answer = #"{"user": {"uid": "u1", "ses": "s1"}, "campaigns": []}"#
    let place = PayloadPlace(file: "visit.json", line: 1, column: 1)
    setup.reply(to: .visit, .payload(try PayloadDocument(text: answer, at: place)))
    var world = try SimulatedWorld(setup)
    try world.trackView("HOMEPAGE", "app://home")
    try world.initialize()
    #expect(world.session.uid == "u1" && world.session.ses == "s1")
    try world.kill()
    try world.relaunch()
    #expect(world.session.uid == "u1" && world.session.ses == nil)
  }

  @Test("`effects exact` wants requests claimed, the oldest first")
  func claims() throws {
    var world = try SimulatedWorld(WorldSetup())
    try world.trackView("HOMEPAGE", "app://home")
    try world.trackView("CART", "app://cart")
    #expect(world.unclaimedEffects?.message == "unclaimed visit request")
    try world.expectRequest(.visit, #"{"ctx": {"type": "HOMEPAGE"}}"#)
    try world.expectRequest(.visit, #"{"ctx": {"type": "CART"}}"#)
    #expect(world.unclaimedEffects == nil)
    #expect(throws: WorldError.self) { try world.expectRequest(.visit, "{}") }
  }
}
