import Testing

@testable import GravityPresentation

@Suite("The app's life")
struct LifeTests {
  @Test("T2: in background nobody taps", arguments: Profile.current)
  func background(profile: Profile) {
    var run = MachineScript(profile, Campaign("a", .bottomSheet("a")))
    run.begin(with: "a")
    #expect(run.drive(.enteredBackground) == [])
    #expect(run.drive(.enteredBackground) == ["note nothing changed"])
    #expect(run.tap("a", .outside) == ["note tap ignored, a appInBackground"])
    #expect(
      run.swipe("a", Swipe(.down, thousandths: 900)) == ["note tap ignored, a appInBackground"])
    #expect(run.drive(.enteredForeground) == [])
    #expect(run.drive(.enteredForeground) == ["note nothing changed"])
    #expect(run.tap("a", .outside).first == "dismiss a")
  }

  @Test("T2: answers and overdue timers are taken as ever")
  func overdueTimers() {
    var run = MachineScript(.ios, .modal("a", delay: 1_000))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    _ = run.drive(.enteredBackground)
    _ = run.drive(.enteredForeground)
    #expect(
      run.wait(9_000) == [
        "present a on home", "start patience a at 6000", "a: hostBusy, home presenterSilent",
        "trigger 1: completed",
      ])
  }

  @Test("T3, P13: killing the app ends what waits as not tried, and forgets everything")
  func kill() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"), .modal("c", delay: 9_000), .modal("d"))
    run.begin(with: "a")
    _ = run.trackView()
    _ = run.trackView() + run.trackView()
    let (first, second) = (run.requests[1], run.requests[2])
    run.requests.removeSubrange(1...)
    let lists = [["b", "d"], ["c"]].map { ids in
      run.builder.add(CandidateList(campaigns: ids.map { Candidate(campaignId: $0, delayTime: 9_000) }))
    }
    _ = run.answer(first.id, .answered(status: 200, body: lists[0]))
    _ = run.answer(second.id, .answered(status: 200, body: lists[1]))
    _ = run.content("c")
    #expect(
      run.drive(.killed) == [
        "trigger 2: appKilled", "b: notTried, appKilled", "d: notTried, appKilled", "trigger 3: appKilled",
        "c: notTried, appKilled", "trigger 4: appKilled",
      ])
    #expect(!run.machine.isInitialized)
    #expect(run.drive(.killed) == ["note nothing changed"])
    #expect(run.trackView() == ["log trackView before initialize"])
  }

  @Test("T3: what the killed app waited for is late for its successor", arguments: Profile.current)
  func lateForSuccessor(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    run.begin(with: "a")
    _ = run.trackView()
    let old = run.requests.removeFirst()
    _ = run.drive(.killed)
    _ = run.initialize() + run.trackView()
    #expect(run.answer(old.id, .offline) == ["note stale response"])
    #expect(run.tap("a", .outside) == ["note stale gesture"])
    #expect(run.drive(.dismissalEnded(run.lines.presentation("a"))) == ["note stale presenter"])
  }
}
