import Testing

@testable import GravityPresentation

@Suite("Unknown words are equal under android")
struct ForeignURLTests {
  private func entry(_ type: String, _ urls: String...) -> EngagementEntry {
    EngagementEntry(type: type, urls: urls)
  }

  private func shown(
    _ action: String, _ events: EngagementEntry..., onClose: String? = nil, profile: Profile = .android103
  ) -> MachineScript {
    let variables = Variables(
      frameUI: FrameUI(container: Container()), onClose: onClose.map { LifecycleHook(action: $0) })
    var run = MachineScript(
      profile,
      Campaign("a", .made("a", "modal", [.button(action, closes: false)], variables, events: events)))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  private static let note = ["note unknownAction"]

  @Test("A1: a click hits the urls of the first unknown word")
  func foreign() {
    var run = shown("rate_app", entry("my_word", "https://t/1"), entry("rate_app", "https://t/2"))
    #expect(run.tap("a") == ["quirk A1 a", "track https://t/1"] + Self.note)
  }

  @Test("A1: with its own entry first, or none to take, there is no surprise")
  func own() {
    var run = shown("rate_app", entry("rate_app", "https://t/2"), entry("my_word", "https://t/1"))
    #expect(run.tap("a") == ["track https://t/2"] + Self.note)
    run = shown("rate_app", entry("close", "https://t/2"))
    #expect(run.tap("a") == Self.note)
    run = shown("rate_app", entry("my_word"))
    #expect(run.tap("a") == Self.note)
  }

  @Test("A1: nor where both have the same urls")
  func sameURLs() {
    var run = shown("rate_app", entry("my_word", "https://t/1"), entry("rate_app", "https://t/1"))
    #expect(run.tap("a") == ["track https://t/1"] + Self.note)
  }

  @Test("A1: but it is one where the other's entry is empty and its own is not hit")
  func hidden() {
    var run = shown("rate_app", entry("my_word"), entry("rate_app", "https://t/2"))
    #expect(run.tap("a") == ["quirk A1 a"] + Self.note)
  }

  @Test("A1: a known word takes no unknown one's urls")
  func known() {
    var run = shown("request_tracking", entry("my_word", "https://t/1"))
    #expect(run.tap("a") == ["note tap ignored, a nothingToDo"])
    run = shown("request_tracking", entry("my_word", "https://t/1"), entry("request_tracking", "https://t/2"))
    #expect(run.tap("a") == ["track https://t/2"])
  }

  @Test(
    "A1: other profiles compare unknown words as text",
    arguments: [Profile.ios, .ios104, .flutter0222, .ideal])
  func others(profile: Profile) {
    var run = shown("rate_app", entry("my_word", "https://t/1"), profile: profile)
    #expect(run.tap("a") == Self.note)
  }

  @Test("A1, E12: a hook with an unknown word hits another's urls too, each time")
  func hook() {
    let events = [entry("my_word", "https://t/1"), entry("seen", "https://t/2")]
    let variables = Variables(
      onLoad: LifecycleHook(action: "loaded"), onImpression: LifecycleHook(action: "my_word"),
      onVisibleImpression: LifecycleHook(action: "seen"), onClose: LifecycleHook(action: "close"))
    var run = MachineScript(
      .android103, Campaign("a", .made("a", "modal", [], variables, events: events)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a").prefix(3) == ["quirk A1 a", "track https://t/1", "load a"])
    #expect(
      run.show("a").prefix(3) == ["cancel patience a", "track https://t/1", "impression a"])
    #expect(run.wait(1_000) == ["quirk A1 a", "track https://t/1", "visibleImpression a"])
    _ = run.see("a", 0) + run.see("a", 1_000)
    #expect(
      run.wait(1_000) == ["quirk E3 a", "quirk A1 a", "track https://t/1", "visibleImpression a"])
    #expect(run.tap("a", .outside).suffix(1) == ["close a"])
  }

  @Test("A1, E12: a hook without an entry of an unknown word hits nothing, and surprises nobody")
  func hookWithoutEntry() {
    var run = shown("close", entry("close", "https://t/1"), onClose: "my_word")
    #expect(
      run.tap("a", .outside) == ["dismiss a", "start patience a at 6000", "close a"])
  }
}
