import Testing

@testable import GravityPresentation

@Suite("The presentation lock")
struct LockTests {
  @Test(
    "P9: locked when its turn comes, the candidate is skipped and the trigger ends",
    arguments: Profile.current)
  func locked(profile: Profile) {
    var run = MachineScript(profile, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(
      run.content("a") == [
        "load a", "log skipped a while locked", "a: locked", "b: notTried, triggerEnded",
        "trigger 1: completed",
      ])
  }

  @Test("P9: only the lock at the moment of presentation counts")
  func lockedMeanwhile() {
    var run = MachineScript(.ios, .modal("a", delay: 1_000))
    _ = run.initialize() + run.drive(.presentationLocked) + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "start delay a at 1000"])
    #expect(run.drive(.presentationUnlocked) == ["log unlocked"])
    #expect(run.wait(1_000) == ["present a on home", "start patience a at 6000"])
  }

  @Test("P9: the host is looked at before the lock")
  func hostBeforeLock() {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.drive(.presentationLocked)
    run.change(.home) { $0.isBeingDismissed = true }
    #expect(
      run.content("a") == ["load a", "a: hostInactive, home beingDismissed", "trigger 1: completed"])
  }

  @Test("L1: a killed app starts unlocked")
  func killUnlocks() {
    var run = MachineScript()
    _ = run.drive(.presentationLocked)
    _ = run.drive(.killed)
    #expect(!run.machine.isLocked)
  }

  @Test("L2: every call is logged and told to the listener, redundant ones too")
  func everyCallIsTold() {
    var run = MachineScript()
    #expect(run.drive(.lockListenerChanged(isSet: true)) == [])
    #expect(run.drive(.presentationLocked) == ["log locked", "tell listener locked"])
    #expect(run.drive(.presentationLocked) == ["log locked", "tell listener locked"])
    #expect(run.drive(.presentationUnlocked) == ["log unlocked", "tell listener unlocked"])
    #expect(run.drive(.presentationUnlocked) == ["log unlocked", "tell listener unlocked"])
  }

  @Test("L2: a removed listener hears nothing, and replacing one calls nothing")
  func listenerComesAndGoes() {
    var run = MachineScript()
    #expect(run.drive(.lockListenerChanged(isSet: true)) == [])
    #expect(run.drive(.lockListenerChanged(isSet: true)) == ["note nothing changed"])
    #expect(run.drive(.lockListenerChanged(isSet: false)) == [])
    #expect(run.drive(.presentationLocked) == ["log locked"])
  }

  @Test("L3, P14: an open campaign stays, and its steps pass the lock")
  func openCampaignStays() {
    var run = MachineScript(.ios, Campaign("a", .modal("a", .step(2)), .modal("second", step: 2)))
    run.begin(with: "a")
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(run.tap("a") == ["dismiss a", "start patience a at 5000", "close a"])
    #expect(
      run.leave("a") == ["cancel patience a", "present second on home", "start patience second at 5000"])
  }

  @Test("L3, P14: a content shown by hand passes the lock, elements and delay")
  func shownByHand() {
    var run = MachineScript(.ideal, Campaign("a", delay: 9_000, .empty("a")))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(run.showByHand("a") == ["present a on home", "start patience a at 5000"])
  }

  @Test("L4: what was skipped stays skipped when the lock opens")
  func skippedStaysSkipped() {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.drive(.presentationLocked) + run.trackView() + run.list("a")
    #expect(
      run.content("a") == ["load a", "log skipped a while locked", "a: locked", "trigger 1: completed"])
    #expect(run.drive(.presentationUnlocked) == ["log unlocked"])
    #expect(run.wait(60_000) == [])
  }
}
