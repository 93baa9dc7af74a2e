import Testing

@testable import GravityPresentation

@Suite("How far candidates are tried, by profile")
struct FurtherCandidateTests {
  private func listed(_ profile: Profile, _ campaigns: Campaign...) -> MachineScript {
    var run = MachineScript(profile, campaigns: campaigns)
    _ = run.initialize() + run.trackView()
    return run
  }

  private static let over = ["b: notTried, earlierHadContent", "trigger 1: completed"]

  @Test(
    "P11: after a presentation ios-1.0.4 and android try the next", arguments: [Profile.ios104, .android103])
  func triesNext(profile: Profile) {
    var run = listed(profile, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a")
    #expect(
      run.appear("a").suffix(3) == ["a: presented as a", "quirk P11 b", "send choose b"])
  }

  @Test("P11: with none left there is no surprise", arguments: [Profile.ios104, .android103])
  func noneLeft(profile: Profile) {
    var run = listed(profile, .modal("a"))
    _ = run.list("a") + run.content("a")
    #expect(run.appear("a").suffix(2) == ["a: presented as a", "trigger 1: completed"])
  }

  @Test("P11, P12: android presents the next one on top of its host all the same")
  func bothPresented() {
    var run = listed(.android103, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a") + run.appear("a")
    #expect(run.content("b") == ["load b", "present b on home", "start patience b at 5000"])
    #expect(run.show("b").suffix(2) == ["b: presented as b", "trigger 1: completed"])
  }

  @Test("P11, P12: under ios-1.0.4 the host of the first is busy")
  func hostBusy() {
    var run = listed(.ios104, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a") + run.appear("a")
    #expect(run.content("b") == ["load b", "b: hostBusy, home presenting", "trigger 1: completed"])
  }

  @Test("P11: flutter presents the first with a root content and tries no further")
  func firstWithContent() {
    var run = listed(.flutter0222, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a")
    #expect(
      run.appear("a").suffix(3) == [
        "a: presented as a", "b: notTried, earlierPresented", "trigger 1: completed",
      ])
  }

  @Test("P11: flutter goes on past what did not load and what has no content")
  func goesOn() {
    var run = listed(
      .flutter0222, .modal("a"), Campaign("b", .modal("b", step: 1)), Campaign("c", .inline("c")))
    _ = run.list("a", "b", "c")
    #expect(run.answerContent(of: "a", .offline) == ["a: loadFailed, offline", "send choose b"])
    #expect(run.content("b") == ["b: noContent", "send choose c"])
    #expect(run.content("c") == ["c: notPresentable, c", "trigger 1: completed"])
  }

  @Test("P11: but not past one that has content, whatever becomes of it")
  func stopsAtContent() {
    let unpresentable: [Content] = [.inline("a"), .made("a", "tooltip", []), .made("a", "json", [])]
    for content in unpresentable {
      var run = listed(.flutter0222, Campaign("a", content), .modal("b"))
      _ = run.list("a", "b")
      #expect(run.content("a") == ["a: notPresentable, a"] + Self.over)
    }
    var run = listed(.flutter0222, Campaign("a", .snackBar("a", template: nil)), .modal("b"))
    _ = run.list("a", "b")
    #expect(run.content("a") == ["a: unknownTemplate, a"] + Self.over)
  }

  @Test("P11: nor past one that the presenter refuses, or does not answer")
  func stopsAtRefusal() {
    var run = listed(.flutter0222, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a")
    #expect(
      run.refuse("a") == ["cancel patience a", "a: hostBusy, home refusedByPresenter"] + Self.over)
    run = listed(.flutter0222, .modal("a"), .modal("b"))
    _ = run.list("a", "b") + run.content("a")
    #expect(run.wait(5_000) == ["a: hostBusy, home presenterSilent"] + Self.over)
  }

  @Test("P8, P9, P11: nor past one whose host or lock ends the trigger")
  func triggerEnded() {
    var run = listed(.flutter0222, .modal("a"), .modal("b"))
    _ = run.drive(.presentationLocked) + run.list("a", "b")
    #expect(
      run.content("a") == [
        "log skipped a while locked", "a: locked", "b: notTried, triggerEnded",
        "trigger 1: completed",
      ])
    run = listed(.flutter0222, .modal("a"), .modal("b"))
    _ = run.list("a", "b")
    run.change(.home) { $0.isInWindow = false }
    #expect(
      run.content("a") == [
        "a: hostInactive, home leftWindow", "b: notTried, triggerEnded", "trigger 1: completed",
      ])
  }

  @Test("P11: which verdicts are about a content")
  func hasContent() {
    let content = ContentID(index: 0)
    let id = PresentationID(ticket: Ticket(serial: 1, slot: 0))
    let with: [Verdict] = [
      .presented(id), .noElements(content), .hostInactive(.home, .leftWindow), .hostBusy(.home, .presenting),
      .alreadyPresenting(id), .locked, .notPresentable(content), .unknownTemplate(content), .capacity,
      .refused(rule: 4, value: 1),
    ]
    let without: [Verdict] = [
      .loadFailed(.offline), .noContent, .noHost, .notTried(.triggerEnded), .notTried(.earlierPresented),
    ]
    for verdict in with { #expect(verdict.hasContent) }
    for verdict in without { #expect(!verdict.hasContent) }
  }

  @Test(
    "P2: a trigger without a host ends under each", arguments: [Profile.ios104, .android103, .flutter0222])
  func noHost(profile: Profile) {
    var run = listed(profile, .modal("a"), .modal("b"))
    run.host = HostSnapshot(controllers: [])
    #expect(run.list("a", "b") == ["a: noHost", "b: notTried, triggerEnded", "trigger 1: completed"])
  }
}
