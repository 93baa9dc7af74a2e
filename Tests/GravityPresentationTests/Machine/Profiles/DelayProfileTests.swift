import Testing

@testable import GravityPresentation

@Suite("Delays, by profile")
struct DelayProfileTests {
  private func listed(_ profile: Profile, _ campaigns: Campaign...) -> MachineScript {
    var run = MachineScript(profile, campaigns: campaigns)
    _ = run.initialize() + run.trackView()
    return run
  }

  @Test("P7: delays add up under ios-1.0.4 and android", arguments: [Profile.ios104, .android103])
  func addUp(profile: Profile) {
    var run = listed(profile, .modal("a", delay: 1_000), .modal("b", delay: 500))
    _ = run.list("a", "b") + run.content("a") + run.wait(1_000) + run.appear("a")
    #expect(run.content("b") == ["load b", "quirk P7 b", "start delay b at 1500"])
  }

  @Test("P7: one that waits alone surprises nobody", arguments: [Profile.ios104, .android103])
  func waitsAlone(profile: Profile) {
    var run = listed(profile, .modal("a"), .modal("b", delay: 500))
    _ = run.list("a", "b") + run.content("a") + run.appear("a")
    #expect(run.content("b") == ["load b", "start delay b at 500"])
  }

  @Test("P7: under flutter what cannot be presented does not wait")
  func onlyChosenWaits() {
    var run = listed(.flutter0222, Campaign("a", delay: 1_000, .inline("a")))
    _ = run.list("a")
    #expect(run.content("a") == ["a: notPresentable, a", "trigger 1: completed"])
    run = listed(.flutter0222, .modal("a", delay: 1_000))
    _ = run.list("a")
    #expect(run.content("a") == ["start delay a at 1000"])
    #expect(run.wait(1_000) == ["present a on home", "start patience a at 6000"])
  }

  @Test("P7: under ios-1.0.4 and android it does", arguments: [Profile.ios104, .android103])
  func everyoneWaits(profile: Profile) {
    var run = listed(profile, Campaign("a", delay: 1_000, .inline("a")), .modal("b"))
    _ = run.list("a", "b")
    #expect(run.content("a") == ["load a", "start delay a at 1000"])
    #expect(run.wait(1_000) == ["a: notPresentable, a", "quirk P7 b", "send choose b"])
  }

  @Test("P7: a negative delay crashes the app of ios-1.0.4", arguments: [-1, .min] as [Int64])
  func negativeCrashes(delay: Int64) {
    var run = listed(.ios104, .modal("a", delay: Milliseconds(delay)), .modal("b"))
    _ = run.list("a", "b")
    #expect(
      run.content("a") == [
        "load a", "quirk P7 a", "a: notTried, appCrashed", "b: notTried, appCrashed",
        "trigger 1: appCrashed", "crash by a",
      ])
  }

  @Test("P7: zero does not, nor does a negative delay elsewhere")
  func noCrash() {
    let presented = ["present a on home", "start patience a at 5000"]
    var run = listed(.ios104, .modal("a", delay: 0))
    _ = run.list("a")
    #expect(run.content("a") == ["load a"] + presented)
    for profile in [Profile.android103, .flutter0222, .ideal] {
      run = listed(profile, .modal("a", delay: -1))
      _ = run.list("a")
      #expect(run.content("a").suffix(2) == presented)
    }
  }

  @Test("P7: it crashes with content that could not be presented anyway, and empty content")
  func crashesWithAnything() {
    for content in [Content.inline("a"), .empty("a")] {
      var run = listed(.ios104, Campaign("a", delay: -1, content))
      _ = run.list("a")
      #expect(run.content("a").last == "crash by a")
    }
  }

  @Test("P7: but not with content that did not load, or is none")
  func nothingLoaded() {
    var run = listed(.ios104, .modal("a", delay: -1), Campaign("b", delay: -1, variations: []))
    _ = run.list("a", "b")
    #expect(run.answerContent(of: "a", .timedOut) == ["a: loadFailed, timeout", "send choose b"])
    #expect(run.content("b") == ["b: noContent", "trigger 1: completed"])
  }

  @Test("P7, P13: all that waited ends with the crash, and then there is silence")
  func everythingEnds() {
    var run = listed(
      .ios104, .modal("a"), .modal("b", delay: 9_000), .modal("c"), .modal("d", delay: -1), .modal("e"))
    _ = run.list("a") + run.content("a") + run.show("a")
    _ = run.trackView() + run.list("b", "e") + run.content("b")
    _ = run.trackView() + run.trackView() + run.triggerEvent() + run.list("c") + run.list("d")
    let late = run.requests.map(\.id)
    let timers = run.timers.map(\.id)
    #expect(
      run.content("d") == [
        "load d", "quirk P7 d", "b: notTried, appCrashed", "e: notTried, appCrashed", "trigger 2: appCrashed",
        "c: notTried, appCrashed", "trigger 3: appCrashed", "d: notTried, appCrashed",
        "trigger 4: appCrashed", "trigger 5: appCrashed", "crash by d",
      ])
    #expect(!run.machine.isInitialized)
    for request in late { #expect(run.answer(request, .offline) == ["note stale response"]) }
    for timer in timers { #expect(run.drive(.timerFired(timer)) == ["note stale timer"]) }
    #expect(run.tap("a", .outside) == ["note stale gesture"])
    #expect(run.trackView() == ["log trackView before initialize"])
  }
}
