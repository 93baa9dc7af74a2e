import Testing

@testable import GravityPresentation

@Suite("Snack bars")
struct SnackBarTests {
  private func script(_ profile: Profile, _ content: Content = .snackBar("bar", .button("cancel")))
    -> MachineScript
  {
    var run = MachineScript(profile, Campaign("bar", content))
    _ = run.initialize() + run.trackView() + run.list("bar") + run.content("bar")
    return run
  }

  @Test(
    "D5, E4: a snack bar begins to leave at 4 s and is gone and reported at 4.5 s", arguments: Profile.current
  )
  func leavesByItself(profile: Profile) {
    var run = script(profile)
    #expect(run.show("bar").contains("start stay bar at 4000"))
    #expect(run.wait(3_999) == [])
    #expect(run.wait(1) == ["begin leaving bar", "start removal bar at 4500"])
    #expect(run.wait(499) == [])
    #expect(run.wait(1) == ["dismiss bar", "close bar"])
    #expect(run.timers.isEmpty)
  }

  @Test("E3: ios reports no visible impression of a snack bar")
  func noVisibleImpression() {
    var run = script(.ios)
    #expect(
      run.appear("bar") == [
        "cancel patience bar", "impression bar", "start stay bar at 4000", "bar: presented as bar",
        "trigger 1: completed",
      ])
    #expect(run.see("bar", 1_000) == ["note nothing changed"])
  }

  @Test("E3, E10: ideal does")
  func visibleImpression() {
    var run = script(.ideal)
    #expect(
      run.appear("bar") == [
        "cancel patience bar", "impression bar", "visibleImpression bar", "start stay bar at 4000",
        "bar: presented as bar", "trigger 1: completed",
      ])
  }

  @Test("D9: under ios one dismissed early is closed a second time at 4.5 s")
  func closedTwice() {
    var run = script(.ios, .snackBar("bar", .button("close")))
    _ = run.show("bar") + run.wait(1_000)
    #expect(run.tap("bar") == ["dismiss bar", "start patience bar at 6000", "close bar"])
    #expect(run.leave("bar") == ["cancel patience bar"])
    #expect(run.wait(3_000) == ["start removal bar at 4500"])
    #expect(run.wait(500) == ["quirk D9 bar", "close bar"])
    #expect(run.timers.isEmpty)
    #expect(run.machine.content(of: run.lines.presentation("bar")) == nil)
  }

  @Test("T4, E10: under ideal the timer of a dismissed one is cancelled, and it closes once")
  func closedOnce() {
    var run = script(.ideal, .snackBar("bar", .button("close")))
    _ = run.show("bar") + run.wait(1_000)
    #expect(
      run.tap("bar") == ["dismiss bar", "start patience bar at 6000", "cancel stay bar", "close bar"])
    #expect(run.leave("bar") == ["cancel patience bar"])
    #expect(run.wait(60_000) == [])
  }

  @Test("T4: nor does it fire while its dismissal is not answered")
  func unansweredDismissalOfIdeal() {
    var run = script(.ideal, .snackBar("bar", .button("close")))
    _ = run.show("bar") + run.wait(3_900) + run.tap("bar")
    #expect(run.wait(4_999) == [])
    #expect(run.wait(1) == [])
    #expect(run.machine.content(of: run.lines.presentation("bar")) == nil)
  }

  @Test("D9: a second close comes on time though the dismissal is not answered")
  func unansweredDismissal() {
    var run = script(.ios, .snackBar("bar", .button("close")))
    _ = run.show("bar") + run.wait(3_900)
    #expect(run.tap("bar") == ["dismiss bar", "start patience bar at 8900", "close bar"])
    #expect(run.wait(100) == ["start removal bar at 4500"])
    #expect(run.wait(500) == ["quirk D9 bar", "close bar"])
    #expect(run.wait(60_000) == [])
    #expect(run.timers.isEmpty)
    #expect(run.machine.content(of: run.lines.presentation("bar")) == nil)
  }

  @Test("D9: nor is one forgotten that was answered between its two timers")
  func answeredBetweenTimers() {
    var run = script(.ios, .snackBar("bar", .button("close")))
    _ = run.show("bar") + run.wait(3_900) + run.tap("bar")
    #expect(run.wait(100) == ["start removal bar at 4500"])
    #expect(run.leave("bar") == ["cancel patience bar"])
    #expect(run.wait(500) == ["quirk D9 bar", "close bar"])
    #expect(run.machine.content(of: run.lines.presentation("bar")) == nil)
  }

  @Test("D9, E2: one without a frame is invisible, yet counts an impression and a close")
  func invisible() {
    var run = script(.ios, .made("bar", "snackBar", template: "snackbar-1", []))
    #expect(
      run.show("bar") == [
        "cancel patience bar", "quirk D9 bar", "impression bar", "start stay bar at 4000",
        "bar: presented as bar", "trigger 1: completed",
      ])
    #expect(
      run.wait(4_500) == ["begin leaving bar", "start removal bar at 4500", "dismiss bar", "close bar"])
  }

  @Test("D5, D12: taps while it leaves are ignored")
  func tapWhileLeaving() {
    var run = script(.ios)
    _ = run.show("bar") + run.wait(4_000)
    #expect(run.tap("bar") == ["note tap ignored, bar inTransition"])
  }

  @Test("A3, D9: cancelled with closeOnClick, it closes three times under ios and once under ideal")
  func closedThreeTimes() {
    var run = script(.ios)
    _ = run.show("bar")
    #expect(
      run.tap("bar") == [
        "dismiss bar", "start patience bar at 5000", "close bar", "quirk A3 bar", "close bar",
        "CancelEvent bar",
      ])
    #expect(run.leave("bar") == ["cancel patience bar"])
    #expect(run.wait(5_000) == ["start removal bar at 4500", "quirk D9 bar", "close bar"])
    run = script(.ideal)
    _ = run.show("bar")
    #expect(
      run.tap("bar") == [
        "dismiss bar", "start patience bar at 5000", "cancel stay bar", "close bar", "CancelEvent bar",
      ])
  }

  @Test("D5: one that never settles leaves all the same")
  func neverSettles() {
    var run = script(.ios)
    _ = run.appear("bar")
    #expect(
      run.wait(4_500) == ["begin leaving bar", "start removal bar at 4500", "dismiss bar", "close bar"])
  }
}
