import Testing

@testable import GravityPresentation

@Suite("Hosts")
struct HostTests {
  @Test("P2: under ios the host is the top-most controller when the list arrives")
  func settledWhenListArrives() {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a")
    run.presentApp(1)
    #expect(run.content("a") == ["load a", "a: hostBusy, home presenting", "trigger 1: completed"])
  }

  @Test("P2: under ideal it is the top-most one at the moment of presentation")
  func settledAtPresentation() {
    var run = MachineScript(.ideal, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a")
    run.presentApp(1)
    #expect(run.content("a") == ["load a", "present a on app 1", "start patience a at 5000"])
  }

  @Test("P2: the controller of the call comes first", arguments: Profile.current)
  func passedController(profile: Profile) {
    var run = MachineScript(profile, Campaign("a", .snackBar("a")))
    run.presentApp(1)
    _ = run.initialize() + run.trackView(on: .home) + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }

  @Test("P2, P13: without a controller the trigger ends before anything loads")
  func noHost() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView()
    run.change(.home) { $0.isInWindow = false }
    #expect(run.list("a", "b") == ["a: noHost", "b: notTried, triggerEnded", "trigger 1: completed"])
  }

  @Test("P2, P13: under ideal it ends when the first one is to be presented")
  func noHostAtPresentation() {
    var run = MachineScript(.ideal, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView()
    run.change(.home) { $0.isInWindow = false }
    #expect(run.list("a", "b") == ["send choose a"])
    #expect(
      run.content("a")
        == ["load a", "a: noHost", "b: notTried, triggerEnded", "trigger 1: completed"])
  }

  @Test("P8, P13: a host out of the window ends the trigger")
  func hostLeftWindow() {
    var run = MachineScript(.ios, .modal("a", delay: 100), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b") + run.content("a")
    run.change(.home) { $0.isInWindow = false }
    #expect(
      run.wait(100) == [
        "a: hostInactive, home leftWindow", "b: notTried, triggerEnded", "trigger 1: completed",
      ])
  }

  @Test("P8: so does one on its way out, or one that is no more")
  func hostOnItsWayOut() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"), .modal("c"))
    _ = run.initialize() + run.trackView() + run.list("a")
    run.change(.home) { $0.isBeingDismissed = true }
    #expect(
      run.content("a") == ["load a", "a: hostInactive, home beingDismissed", "trigger 1: completed"])
    run.change(.home) { $0.isBeingDismissed = false }
    _ = run.trackView() + run.list("b")
    run.change(.home) { $0.isMovingFromParent = true }
    #expect(
      run.content("b") == ["load b", "b: hostInactive, home movingFromParent", "trigger 2: completed"])
    run.change(.home) { $0.isMovingFromParent = false }
    _ = run.trackView() + run.list("c") + run.remove(.home)
    #expect(
      run.content("c") == ["load c", "c: hostInactive, home leftWindow", "trigger 3: completed"])
  }

  @Test("P8, P12: a campaign's own cover makes its host busy, not inactive")
  func coveredHost() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    run.begin(with: "a")
    _ = run.trackView(on: .home) + run.list("b")
    #expect(run.content("b") == ["load b", "b: hostBusy, home presenting", "trigger 2: completed"])
  }

  @Test("P12: with no controller passed, a second trigger stacks on the first one's campaign")
  func stacking() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    run.begin(with: "a")
    _ = run.trackView() + run.list("b")
    #expect(run.content("b") == ["load b", "present b on a", "start patience b at 5000"])
  }

  @Test("P12: under ideal one campaign of a modal kind is up at a time")
  func alreadyPresenting() {
    var run = MachineScript(.ideal, .modal("a"), .modal("b"), Campaign("c", .snackBar("c")))
    run.begin(with: "a")
    _ = run.trackView() + run.list("b", "c")
    #expect(run.content("b") == ["load b", "b: alreadyPresenting, a", "send choose c"])
    #expect(run.content("c") == ["load c", "present c on a", "start patience c at 5000"])
  }

  @Test("P12: under ideal a content shown by hand does not come over a campaign either")
  func alreadyPresentingByHand() {
    var run = MachineScript(.ideal, .modal("a"))
    run.begin(with: "a")
    #expect(run.showByHand("a") == ["note not shown, a alreadyPresenting"])
  }

  @Test("P12: a host in transition is busy", arguments: Profile.current)
  func hostInTransition(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a")
    run.change(.home) { $0.isTransitioning = true }
    #expect(run.content("a") == ["load a", "a: hostBusy, home transitioning", "trigger 1: completed"])
  }

  @Test("P12: a presenter that was asked and has not answered keeps its host busy")
  func askedHostIsBusy() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.trackView() + run.list("a") + run.list("b")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
    #expect(run.content("b") == ["load b", "b: hostBusy, home presenting", "trigger 2: completed"])
  }

  @Test("P12, D1: a snack bar is never busy, and lies under what its host presents")
  func snackBarIsNeverBusy() {
    var run = MachineScript(.ios, .modal("a"), Campaign("bar", .snackBar("bar")))
    run.begin(with: "a")
    _ = run.trackView(on: .home) + run.list("bar")
    #expect(run.content("bar") == ["load bar", "present bar on home", "start patience bar at 5000"])
  }

  @Test("P12, P13: a presenter's own refusal is a busy host, and the next candidate follows")
  func refusedByPresenter() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b") + run.content("a")
    #expect(
      run.refuse("a")
        == ["cancel patience a", "a: hostBusy, home refusedByPresenter", "send choose b"])
  }
}
