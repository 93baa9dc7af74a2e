import Testing

@testable import GravityPresentation

@Suite("Reports")
struct ReportTests {
  private static let hooks = Variables(
    onLoad: LifecycleHook(action: "load"), onImpression: LifecycleHook(action: "impression"),
    onVisibleImpression: LifecycleHook(action: "visible_impression"), onClose: LifecycleHook(action: "close"))

  private static let events = ["load", "impression", "visible_impression", "close"].map {
    EngagementEntry(type: $0, urls: ["https://t/\($0)"])
  }

  @Test("E1, E2, E3, E4: each occasion hits its urls and calls the app back once", arguments: Profile.current)
  func wholeLife(profile: Profile) {
    var run = MachineScript(
      profile, Campaign("a", .made("a", "modal", [], Self.hooks, events: Self.events)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(
      run.content("a") == [
        "track https://t/load", "load a", "present a on home", "start patience a at 5000",
      ])
    #expect(
      run.appear("a") == [
        "cancel patience a", "track https://t/impression", "impression a",
        "track https://t/visible_impression", "visibleImpression a", "a: presented as a",
        "trigger 1: completed",
      ])
    #expect(run.settle("a") == [])
    #expect(
      run.tap("a", .outside)
        == ["dismiss a", "start patience a at 5000", "track https://t/close", "close a"])
    #expect(run.leave("a") == ["cancel patience a"])
  }

  @Test("E2: a view that appears twice is counted once")
  func appearsTwice() {
    var run = MachineScript(.ios, .modal("a"))
    run.begin(with: "a")
    #expect(run.drive(.viewAppeared(run.lines.presentation("a"))) == ["note stale presenter"])
  }

  @Test("E3, E10: what has not appeared is not seen", arguments: Profile.current)
  func notSeenBeforeItAppears(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(run.see("a", 1_000) == ["note nothing changed"])
    #expect(run.appear("a").contains("visibleImpression a"))
  }

  @Test("E7: without a hook there are no urls, and the app is called back all the same")
  func noHook() {
    var run = MachineScript(.ios, Campaign("a", .made("a", "modal", [], events: Self.events)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }

  @Test("E7: nor does a hook without a matching entry hit anything")
  func noEntry() {
    var run = MachineScript(.ios, Campaign("a", .made("a", "modal", [], Self.hooks)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }

  @Test("E9: only the first matching entry is hit, in order, and what is no url is skipped")
  func firstEntryOnly() {
    let events = [
      EngagementEntry(type: "load", urls: ["https://t/1", "no url", "", "https://t/2"]),
      EngagementEntry(type: "load", urls: ["https://t/3"]),
    ]
    var run = MachineScript(.ios, Campaign("a", .made("a", "modal", [], Self.hooks, events: events)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(
      run.content("a") == [
        "track https://t/1", "note no url, no url", "note no url, ", "track https://t/2", "load a",
        "present a on home", "start patience a at 5000",
      ])
  }

  @Test("E9: a failed url is logged, and changes nothing else")
  func failedURL() {
    var run = MachineScript(.ios, Campaign("a", .made("a", "modal", [], Self.hooks, events: Self.events)))
    run.begin(with: "a")
    let before = run.machine
    let url = URLID(index: 0)
    #expect(
      run.drive(.trackingAnswered(url, .answered(status: 404, body: Catalog.emptyBody)))
        == ["log tracking failed, https://t/load, status 404"])
    #expect(
      run.drive(.trackingAnswered(url, .timedOut)) == ["log tracking failed, https://t/load, timeout"])
    #expect(
      run.drive(.trackingAnswered(url, .offline)) == ["log tracking failed, https://t/load, offline"])
    #expect(
      run.drive(.trackingAnswered(url, .answered(status: 204, body: Catalog.emptyBody)))
        == ["note tracked https://t/load"])
    #expect(run.machine == before)
  }

  @Test("E10: under ideal a session has one impression before its visible one, before its one close")
  func idealSession() {
    let close = Element.button("cancel")
    var run = MachineScript(.ideal, Campaign("a", .made("a", "bottomSheet", [close], Self.hooks)))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    let session = run.show("a") + run.tap("a") + run.tap("a") + run.leave("a") + run.remove(.home)
    let reports = session.filter { ["impression a", "visibleImpression a", "close a"].contains($0) }
    #expect(reports == ["impression a", "visibleImpression a", "close a"])
  }

  @Test("E12: a hook picks its urls by the action it names, whatever the occasion")
  func hookOfAnotherName() {
    let hooks = Variables(
      onLoad: LifecycleHook(action: "close"), onImpression: LifecycleHook(action: "my_word"))
    let events = Self.events + [EngagementEntry(type: "my_word", urls: ["https://t/mine"])]
    var run = MachineScript(.ios, Campaign("a", .made("a", "modal", [], hooks, events: events)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(
      run.content("a")
        == ["track https://t/close", "load a", "present a on home", "start patience a at 5000"])
    #expect(
      run.appear("a") == [
        "cancel patience a", "track https://t/mine", "impression a", "visibleImpression a",
        "a: presented as a", "trigger 1: completed",
      ])
  }
}
