import Testing

@testable import GravityPresentation

@Suite("Taps inside inline content")
struct InlineClickTests {
  @Test("N2: there is nothing to dismiss, and no close is reported", arguments: Profile.builtIn)
  func nothingToDismiss(profile: Profile) {
    let run = tapped(.button(OnClick(action: "follow_deeplink", deeplink: "app://sale")), profile)
    #expect(run == ["FollowDeeplinkEvent a"])
    #expect(tapped(.button("close"), profile) == ["note tap ignored, inline 3 nothingToDo"])
    #expect(tapped(.button("cancel"), .ios) == ["CancelEvent a"])
  }

  @Test("N2: a step is presented, and the inline root stays")
  func step() {
    var run = script(.ios, Campaign("a", .inline("a", .step(2)), .modal("b", step: 2)))
    #expect(run.tapInline() == ["present b on home", "start patience b at 5000"])
    run.host = HostSnapshot(controllers: [])
    #expect(run.tapInline() == ["note step not shown, a hostGone"])
  }

  @Test("A9: under ios-1.0.4 the step is an unknown word")
  func unknownStep() {
    var run = script(.ios104, Campaign("a", .inline("a", .step(2)), .modal("b", step: 2)))
    #expect(run.tapInline() == ["quirk A9 a", "note unknownAction"])
  }

  @Test(
    "N1: what an inline component draws does not depend on the method", arguments: ["inline", "modal", "x"])
  func anyMethod(method: String) {
    let content = Content.made("a", method, [.button("request_push")])
    #expect(tapped(content, .flutter0222) == ["RequestPushEvent a"])
  }

  @Test("A12: what does not react, and what is not there, is noted")
  func nothingThere() {
    var run = script(.ios, Campaign("a", .inline("a", .of("spacer"))))
    let ignored = ["note tap ignored, inline 3 nothingToDo"]
    #expect(run.tapInline(0) == ignored)
    #expect(run.tapInline(7) == ignored)
    let content = run.inlineContent
    #expect(run.drive(.inlineTapped(MachineScript.component, content, .closeButton, on: .home)) == ignored)
    let presented = run.machine.environment.catalog.base(of: content)
    #expect(run.drive(.inlineTapped(MachineScript.component, presented, .element(0), on: .home)) == ignored)
  }

  @Test("T2: in background nobody taps")
  func background() {
    var run = script(.ios, Campaign("a", .inline("a", .button("request_tracking"))))
    _ = run.drive(.enteredBackground)
    #expect(run.tapInline() == ["note tap ignored, inline 3 appInBackground"])
  }

  private func tapped(_ element: Element, _ profile: Profile) -> [String] {
    tapped(.inline("a", element), profile)
  }

  private func tapped(_ content: Content, _ profile: Profile) -> [String] {
    var run = script(profile, Campaign("a", content))
    return run.tapInline()
  }

  private func script(_ profile: Profile, _ campaign: Campaign) -> MachineScript {
    var run = MachineScript(profile, campaign)
    _ = run.initialize()
    _ = run.getContent(.inlineComponent) + run.loaded("a", for: .inlineComponent)
    return run
  }
}
