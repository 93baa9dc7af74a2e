import Testing

@testable import GravityPresentation

@Suite("The lock, by profile")
struct LockProfileTests {
  private static let locking = [Profile.ios, .android103, .flutter0222, .ideal]

  private func listed(_ profile: Profile, _ campaigns: Campaign...) -> MachineScript {
    var run = MachineScript(profile, campaigns: campaigns)
    _ = run.initialize() + run.trackView()
    return run
  }

  @Test("P9: locked, the trigger ends with a line in the log", arguments: locking)
  func locked(profile: Profile) {
    var run = listed(profile, .modal("a"), .modal("b"))
    _ = run.list("a", "b")
    #expect(run.drive(.presentationLocked) == ["log locked"])
    #expect(
      run.content("a").filter { $0 != "load a" } == [
        "log skipped a while locked", "a: locked", "b: notTried, triggerEnded", "trigger 1: completed",
      ])
  }

  @Test("P9: the state after the delay counts", arguments: locking)
  func afterDelay(profile: Profile) {
    var run = listed(profile, .modal("a", delay: 1_000))
    _ = run.list("a") + run.drive(.presentationLocked) + run.content("a")
    _ = run.wait(999) + run.drive(.presentationUnlocked)
    #expect(run.wait(1) == ["present a on home", "start patience a at 6000"])
    run = listed(profile, .modal("a", delay: 1_000))
    _ = run.list("a") + run.content("a") + run.wait(999) + run.drive(.presentationLocked)
    #expect(run.wait(1) == ["log skipped a while locked", "a: locked", "trigger 1: completed"])
  }

  @Test("P8, P9: an inactive host is told first", arguments: locking)
  func hostFirst(profile: Profile) {
    var run = listed(profile, .modal("a"))
    _ = run.list("a") + run.drive(.presentationLocked)
    run.change(.home) { $0.isBeingDismissed = true }
    #expect(run.content("a").contains("a: hostInactive, home beingDismissed"))
  }

  @Test("P6, P9: content without elements ends before the lock is asked, where it ends")
  func emptyFirst() {
    for profile in [Profile.ios, .android103, .ideal] {
      var run = listed(profile, Campaign("a", .empty("a")))
      _ = run.list("a") + run.drive(.presentationLocked)
      #expect(run.content("a") == ["load a", "a: noElements, a", "trigger 1: completed"])
    }
    var run = listed(.flutter0222, Campaign("a", .empty("a")))
    _ = run.list("a") + run.drive(.presentationLocked)
    #expect(run.content("a").contains("a: locked"))
  }

  @Test("P7, P9: under flutter and ideal what cannot be presented says so, locked or not")
  func unpresentable() {
    for profile in [Profile.flutter0222, .ideal] {
      var run = listed(profile, Campaign("a", .inline("a")))
      _ = run.list("a") + run.drive(.presentationLocked)
      #expect(run.content("a").contains("a: notPresentable, a"))
    }
    for profile in [Profile.ios, .android103] {
      var run = listed(profile, Campaign("a", .inline("a")))
      _ = run.list("a") + run.drive(.presentationLocked)
      #expect(run.content("a").contains("a: locked"))
    }
  }

  @Test("L3, P14: what is open stays, and its steps pass", arguments: locking)
  func steps(profile: Profile) {
    let frame = Variables(frameUI: FrameUI(container: Container()))
    let first = Content.made("a", "modal", [.step(2)], frame)
    var run = MachineScript(profile, Campaign("a", first, .modal("second", step: 2)))
    run.begin(with: "a")
    #expect(run.drive(.presentationLocked) == ["log locked"])
    let answer = run.tap("a") + run.leave("a")
    #expect(answer.contains("present second on home"))
  }

  @Test("L2: the listener hears redundant calls too", arguments: locking)
  func listener(profile: Profile) {
    var run = MachineScript(profile)
    _ = run.initialize()
    #expect(run.drive(.lockListenerChanged(isSet: true)) == [])
    for _ in 1...2 { #expect(run.drive(.presentationLocked) == ["log locked", "tell listener locked"]) }
    for _ in 1...2 {
      #expect(run.drive(.presentationUnlocked) == ["log unlocked", "tell listener unlocked"])
    }
    #expect(run.drive(.lockListenerChanged(isSet: false)) == [])
    #expect(run.drive(.presentationLocked) == ["log locked"])
  }
}
