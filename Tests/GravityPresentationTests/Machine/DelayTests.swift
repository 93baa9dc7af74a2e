import Testing

@testable import GravityPresentation

@Suite("Delays")
struct DelayTests {
  @Test("P7: the delay runs after the content has loaded", arguments: Profile.current)
  func afterLoading(profile: Profile) {
    var run = MachineScript(profile, .modal("a", delay: 3_000))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.wait(1_000) == [])
    #expect(run.content("a") == ["load a", "start delay a at 4000"])
    #expect(run.wait(2_999) == [])
    #expect(run.wait(1) == ["present a on home", "start patience a at 9000"])
  }

  @Test("P7: zero and negative are no delay", arguments: [0, -1, .min] as [Int64])
  func noDelay(milliseconds: Int64) {
    var run = MachineScript(.ios, .modal("a", delay: Milliseconds(milliseconds)))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }

  @Test("P7: a delay beyond all time never comes to an end, and does not trap")
  func endlessDelay() {
    var run = MachineScript(.ios, .modal("a", delay: Milliseconds(.max)))
    _ = run.initialize() + run.trackView() + run.list("a") + run.wait(1)
    #expect(run.content("a") == ["load a", "start delay a at \(Int64.max)"])
  }

  @Test("P7, P10: under ios even what cannot be presented waits, and the next one pays")
  func delaysAddUp() {
    var run = MachineScript(
      .ios, Campaign("a", delay: 2_000, .inline("a")), Campaign("b", delay: 1_000, .modal("b")))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    #expect(run.content("a") == ["load a", "start delay a at 2000"])
    #expect(run.wait(2_000) == ["a: notPresentable, a", "quirk P7 b", "send choose b"])
    #expect(run.content("b") == ["load b", "start delay b at 3000"])
    #expect(run.wait(1_000) == ["present b on home", "start patience b at 8000"])
  }

  @Test("P7, P10: under ideal only the chosen candidate waits")
  func chosenWaits() {
    var run = MachineScript(
      .ideal, Campaign("a", delay: 2_000, .inline("a")), Campaign("b", delay: 1_000, .modal("b")))
    _ = run.initialize() + run.trackView() + run.list("a", "b")
    #expect(run.content("a") == ["load a", "a: notPresentable, a", "send choose b"])
    #expect(run.content("b") == ["load b", "start delay b at 1000"])
  }

  @Test("P7: an empty content does not wait")
  func emptyDoesNotWait() {
    var run = MachineScript(.ios, Campaign("a", delay: 2_000, .empty("a")))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "a: noElements, a", "trigger 1: completed"])
  }
}
