import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Inline components in the simulated world")
struct InlineWorldTests {
  private let banner = InlineSamples.content("banner-1")

  @Test("E1, N1: what is loaded for a component that is gone is reported, and not drawn")
  func unmountedWhileLoading() throws {
    var world = try InlineSamples.world(after: 300, answer: [banner])
    try world.mount(.uiKit, "banner", .selector("feed"))
    try world.unmount("banner")
    try world.wait(300)
    try world.expectCallbacks("ContentLoadEvent")
    #expect(throws: WorldError.self) {
      try world.expectInline(InlinePattern(id: "banner", state: .empty))
    }
    #expect(TraceText.lines(of: world).contains { $0.contains("banner: too late: it was unmounted before") })
  }

  @Test("N1: two components of one selector each ask, draw and report")
  func sameSelector() throws {
    var world = try InlineSamples.world(answer: [banner])
    try world.mount(.uiKit, "upper", .selector("feed"))
    try world.mount(.swiftUI, "lower", .selector("feed"))
    try world.expectInline(InlinePattern(id: "upper", state: .shown, height: 120, content: "banner-1"))
    try world.expectInline(InlinePattern(id: "lower", state: .shown, content: "banner-1"))
    let once = ["ContentLoadEvent", "ContentImpressionEvent", "ContentVisibleImpressionEvent"]
    try world.expectCallbacks((once + once).map { CallbackPattern(name: $0) })
  }

  @Test("N1: a name is free again when its component is gone, a hundred times over")
  func hundredTimes() throws {
    var world = try InlineSamples.world(answer: [banner])
    for _ in 0..<100 {
      try world.mount(.uiKit, "banner", .selector("feed"))
      try world.unmount("banner")
    }
    for number in 0..<100 { try world.mount(.list, "row-\(number)", .group("row")) }
    try world.hostDetach("home")
    try world.hostAttach("home")
    try world.expectInline(InlinePattern(id: "row-99", state: .shown))
    #expect(world.recording.callbacks.items.count { $0.name == "ContentImpressionEvent" } == 300)
  }

  @Test("N1: what cannot be mounted or rebound says why")
  func impossibleCalls() throws {
    var world = try InlineSamples.world(.ios104, answer: [banner])
    #expect(
      throws: WorldError.impossible(
        "ios-1.0.4 has no list component (N1)", possible: "`mount uiKit` loads one campaign's content")
    ) { try world.mount(.list, "row", .group("row")) }
    try world.mount(.uiKit, "banner", .selector("feed"))
    #expect(
      throws: WorldError.impossible("banner is mounted already", possible: "`unmount banner` takes it away")
    ) { try world.mount(.uiKit, "banner", .selector("feed")) }
    #expect(
      throws: WorldError.impossible(
        "the selector of banner is fixed when it is made (N1)",
        possible: "`unmount banner`, and `mount` another")
    ) { try world.rebind("banner", selector: "other") }
    #expect(throws: WorldError.impossible("feed is not mounted", possible: "mounted: banner")) {
      try world.unmount("feed")
    }
    try world.hostDismiss("home")
    #expect(throws: WorldError.impossible("banner is no longer mounted", possible: nil)) {
      try world.rebind("banner", page: PageContext(type: "OTHER", location: "app://x"))
    }
    #expect(
      throws: WorldError.impossible(
        "no screen of the app's is in the window", possible: "`host attach` brings one back")
    ) { try world.mount(.uiKit, "banner", .selector("feed")) }
  }

  @Test("N2: an impossible tap in a component says what is there")
  func impossibleTaps() throws {
    let second = InlineSamples.content("banner-2")
    var world = try InlineSamples.world(answer: [banner], [second])
    try world.mount(.list, "row", .group("row"))
    #expect(
      throws: WorldError.impossible(
        "“Открыть” is in 2 contents of row", possible: "say which: in=banner-1, in=banner-2")
    ) { try world.tap("Открыть", in: "row") }
    #expect(
      throws: WorldError.impossible(
        "row draws several contents", possible: "say which: in=banner-1, in=banner-2")
    ) { try world.tap(.element(0), in: "row") }
    #expect(
      throws: WorldError.impossible(
        "“Купить” is not in row",
        possible: "banner-1 has “Подборка”, “Открыть”; banner-2 has “Подборка”, “Открыть”")
    ) { try world.tap("Купить", in: "row") }
    #expect(
      throws: WorldError.impossible(
        "inline content has nothing to dismiss, and no frame that is touched (N2)",
        possible: "banner-2 has “Подборка”, “Открыть”")
    ) { try world.tap(.close, in: "banner-2") }
    try world.tap("Открыть", in: "banner-2")
    try world.expectCallbacks(
      [
        CallbackPattern(
          name: "FollowDeeplinkEvent",
          attributes: [
            .init(name: "deeplink", value: "shop://sale"), .init(name: "content", value: "banner-2"),
          ])
      ], containing: true)
  }

  @Test("T2: nobody taps a component in background, or one whose screen is gone")
  func unreachable() throws {
    var world = try InlineSamples.world(answer: [banner])
    try world.mount(.uiKit, "banner", .selector("feed"))
    try world.background()
    #expect(throws: WorldError.self) { try world.tap("Открыть", in: "banner") }
    try world.foreground()
    try world.hostPresent("details")
    #expect(throws: WorldError.impossible("banner is covered by details", possible: nil)) {
      try world.tap("Открыть", in: "banner")
    }
    try world.hostDismiss("details")
    try world.tap("Открыть")
  }

  @Test("N2: a tap waits for the campaign above the component to be gone")
  func waitsForTransition() throws {
    var setup = WorldSetup(profile: .ios)
    setup.campaign("primer", try Samples.primer())
    setup.reply(to: .selector("feed"), .payload(try InlineSamples.answer([[banner]])))
    var world = try SimulatedWorld(setup)
    try world.mount(.uiKit, "banner", .selector("feed"))
    try world.trackView("HOMEPAGE", "app://home")
    try world.wait(500)
    #expect(throws: WorldError.impossible("banner is covered by primer-1", possible: nil)) {
      try world.tap("Открыть", in: "banner")
    }
    try world.tap(.outside)
    try world.tap("Открыть", in: "banner")
    try world.expectTime(1_000)
    try world.expectNothingPresented()
  }

  @Test("N1: a component that is not as expected says what it is and why")
  func failures() throws {
    var setup = WorldSetup(profile: .ios)
    setup.reply(to: .selector("feed"), .status(500))
    setup.reply(to: .selector("slow"), .payload(try InlineSamples.answer([[banner]])), after: 700)
    var world = try SimulatedWorld(setup)
    try world.mount(.uiKit, "feed", .selector("feed"))
    try world.mount(.uiKit, "slow", .selector("slow"))
    try world.mount(.uiKit, "none", .selector("none"))
    #expect(
      failure(of: "feed", in: world) == """
        inline feed differs: it is empty at 0.000s
        because: selector “feed” failed: status 500
        help: it is tried again when it appears the next time, as after `host attach`
        """)
    #expect(
      failure(of: "slow", in: world) == """
        inline slow differs: it is loading at 0.000s
        because: selector “slow” is not answered yet, and there is no loader
        help: `wait` until the answer is there
        """)
    #expect(
      failure(of: "none", in: world) == """
        inline none differs: it is empty at 0.000s
        because: selector “none” failed: status 404
        help: `on selector "none" reply …` scripts an answer
        """)
    try world.wait(700)
    #expect(
      failure(of: "slow", height: 80, in: world) == """
        inline slow differs: its height is 120
        because: it is `frameUI.container.style.size.height` of its content, 0 without (N1)
        """)
    #expect(failure(of: "slow", content: "other", in: world) == "inline slow differs: it shows banner-1")
    #expect(
      failure(of: "nobody", in: world) == """
        inline nobody differs: it was never mounted
        help: mounted: feed, slow, none
        """)
  }

  private func failure(
    of id: String, height: Double? = nil, content: String? = nil, in world: SimulatedWorld
  ) -> String {
    let pattern = InlinePattern(id: id, state: .shown, height: height, content: content)
    return world.mismatch(of: .inline(pattern))?.description ?? ""
  }

  @Test("E2: on iOS a full screen takes the component's view out of the window, elsewhere it stays")
  func covered() throws {
    for profile in Profile.builtIn {
      var setup = WorldSetup(profile: profile)
      setup.campaign("promo", try Samples.primer(method: "full_screen"))
      setup.reply(to: .selector("feed"), .payload(try InlineSamples.answer([[banner]])))
      var world = try SimulatedWorld(setup)
      try world.mount(.uiKit, "banner", .selector("feed"))
      try world.trackView("HOMEPAGE", "app://home")
      try world.wait(500)
      let component = world.inline.mounted("banner").flatMap { world.inline[$0] }
      #expect(component?.value.isOnScreen == (profile.policy.stacking == .everything))
    }
  }

  @Test("T3: a killed app has no components, and a crashed one neither")
  func ended() throws {
    var world = try InlineSamples.world(after: 100, answer: [banner])
    try world.mount(.uiKit, "banner", .selector("feed"))
    try world.kill()
    try world.relaunch()
    try world.wait(200)
    #expect(world.inline.mounted.isEmpty)
    try world.expectCallbacks([])
    var header = AppHeader()
    header.isInitialized = false
    var early = try InlineSamples.world(.android103, header: header, answer: [banner])
    try early.mount(.uiKit, "banner", .selector("feed"))
    try early.expectCrashed()
    #expect(early.inline.mounted.isEmpty)
  }
}
