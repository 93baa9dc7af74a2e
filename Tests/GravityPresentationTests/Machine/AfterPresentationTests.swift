import Testing

@testable import GravityPresentation

@Suite("After a presentation")
struct AfterPresentationTests {
  @Test("P11: under ios the next candidate is tried, after the reports of the first")
  func triesNext() {
    var run = MachineScript(.ios, .modal("a"), .modal("b"))
    _ = run.initialize() + run.trackView() + run.list("a", "b") + run.content("a")
    #expect(
      run.appear("a") == [
        "cancel patience a", "impression a", "visibleImpression a", "a: presented as a", "quirk P11 b",
        "send choose b",
      ])
    #expect(run.settle("a") == [])
    #expect(run.content("b") == ["load b", "b: hostBusy, home presenting", "trigger 1: completed"])
  }

  @Test("P11, P13: under ideal the first success is the last candidate tried")
  func stops() {
    var run = MachineScript(.ideal, .modal("a"), .modal("b"), .modal("c"))
    _ = run.initialize() + run.trackView() + run.list("a", "b", "c") + run.content("a")
    #expect(
      run.appear("a") == [
        "cancel patience a", "impression a", "visibleImpression a", "a: presented as a",
        "b: notTried, earlierPresented", "c: notTried, earlierPresented", "trigger 1: completed",
      ])
  }

  @Test("P11: without a further candidate there is nothing to be surprised at")
  func lastCandidate() {
    var run = MachineScript(.ios, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(
      run.appear("a") == [
        "cancel patience a", "impression a", "visibleImpression a", "a: presented as a",
        "trigger 1: completed",
      ])
  }

  @Test(
    "P10, D7: nothing is presented of inline, unknown methods and unknown templates",
    arguments: Profile.current)
  func presentsNothing(profile: Profile) {
    var run = MachineScript(
      profile, Campaign("inline", .inline("inline")), Campaign("story", .made("story", "story", [])),
      Campaign("bar", .snackBar("bar", template: "snackbar-3")),
      Campaign("plain", .snackBar("plain", template: nil)))
    _ = run.initialize() + run.trackView() + run.list("inline", "story", "bar", "plain")
    #expect(
      run.content("inline") == ["load inline", "inline: notPresentable, inline", "send choose story"])
    #expect(run.content("story") == ["load story", "story: notPresentable, story", "send choose bar"])
    #expect(run.content("bar") == ["load bar", "bar: unknownTemplate, bar", "send choose plain"])
    #expect(
      run.content("plain") == ["load plain", "plain: unknownTemplate, plain", "trigger 1: completed"])
  }

  @Test(
    "P10, D1: every spelling of a method is known, without regard to case",
    arguments: [
      "fullscreen", "full_screen", "full-screen", "FullScreen", "modal", "MODAL", "bottomsheet",
      "bottom_sheet", "bottom-sheet", "BOTTOM_SHEET", "bottomSheet",
    ])
  func spellings(name: String) {
    var run = MachineScript(.ios, Campaign("a", .made("a", name, [])))
    _ = run.initialize() + run.trackView() + run.list("a")
    #expect(run.content("a") == ["load a", "present a on home", "start patience a at 5000"])
  }
}
