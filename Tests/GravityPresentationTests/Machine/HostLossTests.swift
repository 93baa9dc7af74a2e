import Testing

@testable import GravityPresentation

@Suite("Hosts that go away")
struct HostLossTests {
  @Test("D10: under ios what stands on a controller goes without a close report")
  func lostWithHost() {
    var run = MachineScript(.ios, .modal("a"))
    run.begin(with: "a")
    #expect(run.remove(.home) == ["quirk D10 a"])
    #expect(run.tap("a", .outside) == ["note stale gesture"])
  }

  @Test("D10, E10: under ideal it is reported")
  func reportedWithHost() {
    var run = MachineScript(.ideal, .modal("a"))
    run.begin(with: "a")
    #expect(run.remove(.home) == ["close a"])
  }

  @Test("D10: the same when a lower campaign is dismissed under an upper one")
  func lowerCampaign() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"), Campaign("bar", .snackBar("bar")))
    run.begin(with: "a", "b")
    _ = run.trackView(on: run.host.topMost) + run.list("bar") + run.content("bar") + run.show("bar")
    #expect(run.tap("a", .outside) == ["dismiss a", "start patience a at 5000", "close a"])
    #expect(
      run.leave("a") == ["cancel patience a", "quirk D10 b", "cancel stay bar", "quirk D10 bar"])
    #expect(run.timers.isEmpty)
  }

  @Test("D10: one that was closed already is not lost")
  func closedAlready() {
    var run = MachineScript(.ios, .modal("a"))
    run.begin(with: "a")
    _ = run.tap("a", .outside)
    #expect(run.remove(.home) == ["cancel patience a"])
    #expect(run.leave("a") == ["note stale presenter"])
  }

  @Test("D10, P13: one that was only asked for ends its trigger")
  func askedFor() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b") + run.content("a")
    #expect(
      run.remove(.home) == [
        "cancel patience a", "a: hostInactive, home leftWindow", "b: notTried, triggerEnded",
        "trigger 1: completed",
      ])
    #expect(run.drive(.viewAppeared(run.lines.presentation("a"))) == ["note stale presenter"])
  }

  @Test("D10: a leaving snack bar goes with its host, and its removal is cancelled")
  func leavingSnackBar() {
    var run = MachineScript(.ios, Campaign("bar", .snackBar("bar")))
    run.begin(with: "bar")
    _ = run.wait(4_000)
    #expect(run.remove(.home) == ["cancel removal bar", "quirk D10 bar"])
  }

  @Test("D10: a snack bar whose second timer runs goes with its host too")
  func dismissedSnackBar() {
    var run = MachineScript(.ios, Campaign("bar", .snackBar("bar", .button("close"))))
    run.begin(with: "bar")
    _ = run.wait(3_900) + run.tap("bar") + run.wait(100)
    #expect(run.remove(.home) == ["cancel patience bar", "cancel removal bar"])
    #expect(run.timers.isEmpty)
  }

  @Test("D10, A9: a step that waits for its predecessor's host is not shown")
  func waitingStep() {
    var run = MachineScript(.ios, Campaign("a", .modal("a", .step(2)), .modal("second", step: 2)))
    run.begin(with: "a")
    _ = run.tap("a")
    #expect(run.remove(.home) == ["cancel patience a", "note step not shown, a hostGone"])
  }

  @Test("D10: a campaign whose own controller the app dismissed is gone, and so is what stood on it")
  func ownController() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    run.begin(with: "a", "b")
    let controller = ControllerID.campaign(run.lines.presentation("a"))
    #expect(run.remove(controller) == ["quirk D10 a", "quirk D10 b"])
    _ = run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a#2 on home", "start patience a#2 at 5000"])
  }

  @Test("D10: a controller that nothing stands on goes unnoticed", arguments: Profile.current)
  func nothingStandsOnIt(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    run.presentApp(1)
    #expect(run.remove(.app(1)) == ["note nothing changed"])
  }
}
