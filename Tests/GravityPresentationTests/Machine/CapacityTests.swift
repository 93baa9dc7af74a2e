import Testing

@testable import GravityPresentation

@Suite("Capacity and late answers")
struct CapacityTests {
  private static let six = (1...6).map { number in
    Campaign("bar\(number)", .snackBar("bar\(number)"))
  }

  @Test("P1: a sixth trigger is noted, and has its turn when one has ended")
  func sixthTrigger() {
    var run = MachineScript()
    _ = run.initialize()
    for _ in 1...5 { #expect(run.trackView() == ["send visit"]) }
    #expect(run.trackView() == ["note trigger refused"])
    #expect(run.triggerEvent() == ["note trigger refused"])
    #expect(run.list() == ["trigger 1: noCandidates"])
    #expect(run.trackView() == ["send visit"])
  }

  @Test("P13: a sixth presentation is capacity, and the next candidate follows", arguments: Profile.current)
  func sixthPresentation(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.six + [.modal("last")])
    for number in 1...5 { run.begin(with: "bar\(number)") }
    _ = run.trackView() + run.list("bar6", "last")
    #expect(run.content("bar6") == ["load bar6", "bar6: capacity", "send choose last"])
    #expect(run.content("last") == ["load last", "last: capacity", "trigger 6: completed"])
  }

  @Test("A9: a step finds no room either")
  func stepWithoutRoom() {
    let stepping = Campaign("a", .snackBar("a", .step(2, closes: false)), .modal("second", step: 2))
    var run = MachineScript(.ios, campaigns: Self.six + [stepping])
    for number in 1...4 { run.begin(with: "bar\(number)") }
    run.begin(with: "a")
    #expect(run.tap("a") == ["note step not shown, a capacity"])
  }

  @Test("C1: nor does a content shown by hand, which is said")
  func handWithoutRoom() {
    var run = MachineScript(.ideal, campaigns: Self.six)
    for number in 1...5 { run.begin(with: "bar\(number)") }
    #expect(run.showByHand("bar1") == ["note not shown, bar1 capacity"])
  }

  @Test("The state stays small")
  func stateSize() {
    #expect(PresentationMachine.stateSize <= 192)
    #expect(PresentationMachine.capacity == 5)
  }

  @Test("P13: a presenter that never answers is a busy host after its patience", arguments: Profile.current)
  func silentPresenter(profile: Profile) {
    var run = MachineScript(profile, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b") + run.content("a")
    #expect(run.wait(4_999) == [])
    #expect(run.wait(1) == ["a: hostBusy, home presenterSilent", "send choose b"])
    #expect(run.drive(.viewAppeared(run.lines.presentation("a"))) == ["note stale presenter"])
  }

  @Test("D12: a dismissal that is never answered ends all the same, and its step follows")
  func silentDismissal() {
    var run = MachineScript(.ios, Campaign("a", .modal("a", .step(2)), .modal("second", step: 2)))
    run.begin(with: "a")
    _ = run.tap("a")
    run.change(.home) { $0.isTransitioning = false }
    run.change(.home) { $0.isPresenting = false }
    #expect(run.wait(5_000) == ["present second on home", "start patience second at 10000"])
    #expect(run.leave("a") == ["note stale presenter"])
  }

  @Test("P4: an answer to an earlier request of the same trigger is late")
  func lateResponse() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView()
    let list = run.requests[0].id
    _ = run.list("a", "b")
    #expect(run.answer(list, .offline) == ["note stale response"])
    let content = run.requests[0].id
    #expect(run.answerContent(of: "a", .offline) == ["a: loadFailed, offline", "send choose b"])
    #expect(run.answer(content, .offline) == ["note stale response"])
    #expect(run.answerContent(of: "b", .offline) == ["b: loadFailed, offline", "trigger 1: completed"])
    #expect(run.answer(content, .offline) == ["note stale response"])
  }

  @Test("P7: a delay that fires twice, or for another candidate, is late")
  func lateDelay() {
    var run = MachineScript(.ios, .modal("a", delay: 100))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    let timer = run.timers[0].id
    guard case .delay(let trigger, _) = timer else { return #expect(Bool(false)) }
    let other = TimerID.delay(trigger, CandidateID(index: 99))
    #expect(run.drive(.timerFired(other)) == ["note stale timer"])
    #expect(run.wait(100) == ["present a on home", "start patience a at 5100"])
    #expect(run.drive(.timerFired(timer)) == ["note stale timer"])
  }

  @Test("D5: a snack bar's timers do nothing once it is gone", arguments: Profile.current)
  func lateSnackBarTimers(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.six)
    run.begin(with: "bar1")
    let id = run.lines.presentation("bar1")
    #expect(run.drive(.timerFired(.removal(id))) == ["note stale timer"])
    _ = run.wait(4_500)
    #expect(run.drive(.timerFired(.selfDismissal(id))) == ["note stale timer"])
    #expect(run.drive(.timerFired(.removal(id))) == ["note stale timer"])
    #expect(run.drive(.timerFired(.presenterAnswer(id))) == ["note stale timer"])
    #expect(run.drive(.dismissalEnded(id)) == ["note stale presenter"])
  }
}
