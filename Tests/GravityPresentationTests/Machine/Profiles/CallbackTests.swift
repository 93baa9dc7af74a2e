import Testing

@testable import GravityPresentation

@Suite("Callbacks, by profile")
struct CallbackTests {
  private func life(_ profile: Profile, hooks: Bool, entries: [String]) -> [String] {
    let hook = { (word: String) in hooks ? LifecycleHook(action: word) : nil }
    let variables = Variables(
      frameUI: FrameUI(container: Container()), onLoad: hook("load"), onImpression: hook("impression"),
      onVisibleImpression: hook("visible_impression"), onClose: hook("close"))
    let events = entries.map { EngagementEntry(type: $0, urls: ["https://t/\($0)"]) }
    let content = Content.made(
      "a", "modal", [Element(type: "text-input")], variables, events: events)
    var run = MachineScript(profile, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a")
    let all = run.content("a") + run.show("a") + run.wait(1_000) + run.tap("a", .outside)
    return all.filter { line in
      ["track", "load", "impression", "visibleImpression", "close"].contains { line.hasPrefix($0) }
    }
  }

  private static let occasions = ["load", "impression", "visible_impression", "close"]
  private static let callbacks = ["load a", "impression a", "visibleImpression a", "close a"]
  private static let everything = zip(occasions, callbacks).flatMap { ["track https://t/\($0)", $1] }

  @Test("E7: with hook and entry each profile hits the urls and calls back", arguments: Profile.builtIn)
  func both(profile: Profile) {
    #expect(life(profile, hooks: true, entries: Self.occasions) == Self.everything)
  }

  @Test("E7: ios-1.0.4 and android call back without either", arguments: [Profile.ios104, .android103])
  func neither(profile: Profile) {
    #expect(life(profile, hooks: false, entries: Self.occasions) == Self.callbacks)
    #expect(life(profile, hooks: true, entries: []) == Self.callbacks)
    #expect(life(profile, hooks: false, entries: []) == Self.callbacks)
  }

  @Test("E7: flutter needs both for either")
  func flutter() {
    #expect(life(.flutter0222, hooks: false, entries: Self.occasions) == [])
    #expect(life(.flutter0222, hooks: true, entries: []) == [])
    #expect(
      life(.flutter0222, hooks: true, entries: ["impression"])
        == ["track https://t/impression", "impression a"])
  }

  @Test("E7: an entry without urls is a matching one")
  func entryWithoutURLs() {
    let content = Content.made(
      "a", "modal", [], Variables(onLoad: LifecycleHook(action: "load")),
      events: [EngagementEntry(type: "load", urls: [])])
    var run = MachineScript(.flutter0222, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a").first == "load a")
  }
}
