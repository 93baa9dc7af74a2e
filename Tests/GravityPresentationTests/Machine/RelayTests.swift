import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Clicks that send an event")
struct RelayTests {
  private static let rating = Element.rating("rating", ["required": false])
  private static let gone = ["dismiss a", "start patience a at 5000"]

  private func shown(
    _ effects: JSONValue = [["effect": "open_deeplink", "deeplink": "a://b"]],
    _ profile: Profile = .flutter0222
  ) -> MachineScript {
    var run = MachineScript(
      profile,
      Campaign(
        "a", .form("a", Self.rating, .submit(effects)),
        .form("b", step: 2, .text("low", when: ["attributeName": "rating", "operator": "less", "value": 3]))),
      .modal("x"))
    run.begin(with: "a")
    return run
  }

  private func tap(_ run: inout MachineScript) -> [String] { run.tap("a", .element(1)) }

  @Test("A1: the effects wait for the answer", arguments: [Profile.flutter0222, .ideal])
  func waits(profile: Profile) {
    var run = shown(profile == .ideal ? [["effect": "none"]] : [["effect": "none"]], profile)
    #expect(tap(&run) == ["send review-v1"])
    #expect(run.wait(1_000).isEmpty)
    #expect(run.answerClick() == ["update a: –, Send"])
    #expect(tap(&run) == ["send review-v1"])
    #expect(run.answerClick() == [])
  }

  @Test("A second tap does nothing until the first is answered")
  func secondTap() {
    var run = shown([["effect": "none"]])
    #expect(tap(&run) == ["send review-v1"])
    #expect(tap(&run) == ["note tap ignored, a stillSending"])
    _ = run.answerClick()
    #expect(tap(&run) == ["send review-v1"])
  }

  @Test("E9: a failure is logged, and the effects follow all the same")
  func failure() {
    for (response, words) in [
      (Response.timedOut, "timeout"), (.offline, "offline"),
      (.answered(status: 500, body: Catalog.emptyBody), "status 500"),
    ] {
      var run = shown()
      _ = tap(&run)
      #expect(
        run.answerClick(response)
          == ["log event failed, \(words)", "update a: –, Send"] + Self.gone + ["FollowDeeplinkEvent a"])
    }
  }

  @Test("E4: an answer after the campaign is gone does nothing more")
  func late() {
    var run = shown()
    _ = tap(&run)
    #expect(run.tap("a", .outside).isEmpty == false)
    #expect(run.answerClick() == ["note stale response"])
    run = shown()
    _ = tap(&run)
    _ = run.tap("a", .outside) + run.leave("a")
    #expect(run.answerClick() == ["note stale response"])
  }

  @Test("T3: an answer after a kill does nothing more")
  func killed() {
    var run = shown()
    _ = tap(&run)
    _ = run.drive(.killed)
    #expect(run.answerClick() == ["note stale response"])
  }

  @Test("P13: with five requests on their way there is no slot left, and the tap does nothing")
  func noSlot() {
    var run = shown()
    for _ in 0..<5 { _ = run.trackView() }
    #expect(tap(&run) == ["note tap ignored, a tooManyRequests"])
    _ = run.list()
    #expect(tap(&run) == ["send review-v1"])
    #expect(run.trackView().contains("note trigger refused"))
  }

  @Test("A9: a step takes the form's place with its answers, as one session")
  func step() {
    var run = shown([["effect": "open_step", "step": 2]])
    _ = run.fill("a", "rating", .number(2))
    _ = tap(&run)
    #expect(run.answerClick() == ["update a: –, Send"] + Self.gone)
    #expect(run.leave("a") == ["cancel patience a", "present b on home", "start patience b at 5000"])
    _ = run.show("b")
    let catalog = run.machine.environment.catalog
    let content = run.content(named: "b")
    #expect(catalog.drawnTexts(of: content).map { $0 ?? "–" } == ["low"])
    #expect(catalog.answers(in: content)["rating"] == .number(2))
    #expect(catalog.answers(in: content)["submitted"] == .text("true"))
  }

  @Test("Nothing is sent while an input is invalid, and no slot is taken")
  func invalid() {
    var run = MachineScript(
      .ideal, Campaign("a", .form("a", .rating(), .submit([["effect": "close"]]))))
    run.begin(with: "a")
    let before = run.machine
    #expect(tap(&run) == ["note invalidInputs"])
    #expect(run.machine == before)
    _ = run.fill("a", "rating", .number(1))
    #expect(tap(&run) == ["send review-v1"])
  }

  @Test("D12, T2: nobody fills in during a transition, in background, or what is gone")
  func untouchable() {
    var run = shown()
    _ = run.drive(.enteredBackground)
    #expect(run.fill("a", "rating", .number(1)) == ["note tap ignored, a appInBackground"])
    _ = run.drive(.enteredForeground)
    _ = run.tap("a", .outside)
    #expect(run.fill("a", "rating", .number(1)) == ["note tap ignored, a inTransition"])
  }

  @Test("A value of another content is refused")
  func stranger() {
    var run = shown()
    run.begin(with: "x")
    let stranger = run.content(named: "x")
    let id = run.lines.presentation("a")
    _ = run.leave("x")
    #expect(run.drive(.inputChanged(id, element: 0, becomes: stranger)) == ["note input ignored, a"])
    let none = ContentID(index: .max)
    #expect(run.drive(.inputChanged(id, element: 0, becomes: none)) == ["note input ignored, a"])
  }
}
