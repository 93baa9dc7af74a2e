import Testing

@testable import GravityPresentation

@Suite("Visible impressions of android")
struct SightTests {
  private func appeared(_ profile: Profile = .android103, _ content: Content = .bottomSheet("a"))
    -> MachineScript
  {
    var run = MachineScript(profile, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    _ = run.show("a")
    return run
  }

  @Test("E3: a visible impression comes after a second in sight")
  func afterASecond() {
    var run = appeared()
    #expect(run.wait(999) == [])
    #expect(run.wait(1) == ["visibleImpression a"])
    #expect(run.wait(60_000) == [])
  }

  @Test("E3: the second begins anew when it was interrupted")
  func interrupted() {
    var run = appeared()
    _ = run.wait(999)
    #expect(run.see("a", 499) == ["cancel sight a"])
    #expect(run.wait(5_000) == [])
    #expect(run.see("a", 500) == ["start sight a at 6999"])
    #expect(run.wait(1_000) == ["visibleImpression a"])
  }

  @Test("E3: it comes again at each return, which surprises")
  func again() {
    var run = appeared()
    _ = run.wait(1_000)
    for number in 1...3 {
      #expect(run.see("a", 0) == [])
      #expect(run.see("a", 1_000) == ["start sight a at \(1_000 * Int64(number + 1))"])
      #expect(run.wait(1_000) == ["quirk E3 a", "visibleImpression a"])
    }
  }

  @Test("E3: a return that does not last is none")
  func shortReturn() {
    var run = appeared()
    _ = run.wait(1_000) + run.see("a", 0) + run.see("a", 900)
    #expect(run.wait(999) == [])
    #expect(run.see("a", 0) == ["cancel sight a"])
    #expect(run.wait(9_000) == [])
  }

  @Test("E3: what is in sight comes into sight no second time without leaving")
  func withoutLeaving() {
    var run = appeared()
    #expect(run.see("a", 1_000) == ["note nothing changed"])
    #expect(run.see("a", 500) == ["note nothing changed"])
    #expect(run.wait(1_000) == ["visibleImpression a"])
    #expect(run.see("a", 700) == ["note nothing changed"])
    _ = run.see("a", 0)
    #expect(run.see("a", 0) == ["note nothing changed"])
    #expect(run.wait(9_000) == [])
  }

  @Test("E3: dismissed before, there is none, and its timer is gone")
  func dismissedBefore() {
    var run = appeared()
    #expect(
      run.tap("a", .outside) == ["cancel sight a", "dismiss a", "start patience a at 5000", "close a"])
    #expect(run.see("a", 1_000) == ["note nothing changed"])
    _ = run.leave("a")
    #expect(run.wait(9_000) == [])
    #expect(run.see("a", 1_000) == ["note stale gesture"])
  }

  @Test("E3: the timer of a second in sight does nothing after it was lost")
  func lateTimer() {
    var run = appeared()
    let timer = TimerID.visibility(run.lines.presentation("a"))
    _ = run.see("a", 0)
    #expect(run.drive(.timerFired(timer)) == ["note stale timer"])
    _ = run.see("a", 1_000) + run.wait(1_000)
    #expect(run.drive(.timerFired(timer)) == ["note stale timer"])
  }

  @Test("E3, T2: past due in background, it comes with the foreground")
  func background() {
    var run = appeared()
    _ = run.drive(.enteredBackground) + run.drive(.enteredForeground)
    #expect(run.wait(1_000) == ["visibleImpression a"])
  }

  @Test("E3, T3: the killed app's second is late for its successor")
  func killed() {
    var run = appeared()
    let timer = TimerID.visibility(run.lines.presentation("a"))
    _ = run.drive(.killed)
    run.timers = []
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a") + run.appear("a#2")
    #expect(run.drive(.timerFired(timer)) == ["note stale timer"])
    #expect(run.wait(1_000) == ["visibleImpression a"])
  }

  @Test("E3, D10: it goes with its host, timer and all")
  func hostLost() {
    var run = appeared()
    #expect(run.remove(.home) == ["cancel sight a", "quirk D10 a"])
    run = appeared()
    _ = run.see("a", 0)
    #expect(run.remove(.home) == ["quirk D10 a"])
  }

  @Test("E3, D5: a snack bar that leaves is not looked at any more")
  func leavingSnackBar() {
    var run = appeared(.android103, .snackBar("a"))
    _ = run.wait(1_000) + run.see("a", 0) + run.wait(2_500)
    #expect(run.see("a", 1_000) == ["start sight a at 4500"])
    #expect(
      run.wait(9_000) == [
        "cancel sight a", "begin leaving a", "start removal a at 4000", "dismiss a", "close a",
      ])
    #expect(run.timers.isEmpty)
  }

  @Test("E3: what has not appeared is not in sight")
  func notAppeared() {
    var run = MachineScript(.android103, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(run.see("a", 1_000) == ["note nothing changed"])
    #expect(run.appear("a").contains("start sight a at 1000"))
  }

  @Test("E3: the others count at once, and once", arguments: [Profile.ios, .ios104, .flutter0222, .ideal])
  func atOnce(profile: Profile) {
    let hooks = Variables(onVisibleImpression: LifecycleHook(action: "seen"))
    let content = Content.made(
      "a", "modal", [], hooks, events: [EngagementEntry(type: "seen", urls: [])])
    var run = MachineScript(profile, Campaign("a", content))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(run.show("a").contains("visibleImpression a"))
    #expect(run.timers.isEmpty)
    for share in [0, 1_000, 499, 500] as [Int32] {
      #expect(run.see("a", share) == ["note nothing changed"])
    }
    _ = run.tap("a", .outside)
    #expect(run.see("a", 1_000) == ["note nothing changed"])
  }
}
