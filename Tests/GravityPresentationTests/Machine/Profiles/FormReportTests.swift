import Testing

@testable import GravityPresentation

@Suite("Close reports of flutter")
struct FormReportTests {
  private static let variables = Variables(
    frameUI: FrameUI(container: Container()), onClose: LifecycleHook(action: "close"))
  private static let events = [EngagementEntry(type: "close", urls: ["https://t/close"])]
  private static let form = Element(type: "text-input")

  private func content(
    _ id: String, _ elements: Element..., method: String = "modal", step: Int? = nil
  ) -> Content {
    .made(id, method, step: step, template: "snackbar-2", elements, Self.variables, events: Self.events)
  }

  private func shown(_ contents: Content...) -> MachineScript {
    var run = MachineScript(.flutter0222, Campaign("a", variations: [contents]))
    run.begin(with: "a")
    return run
  }

  private static let dismissal = ["dismiss a", "start patience a at 5000"]
  private static let report = ["track https://t/close", "close a"]

  @Test("E4: no close is reported, however it is dismissed, and each surprises once")
  func never() {
    for element in [Element.button("close"), .button("cancel"), .button("request_tracking")] {
      var run = shown(content("a", element))
      #expect(run.tap("a").last == "quirk E4 a")
      #expect(run.leave("a") == ["cancel patience a"])
    }
    var run = shown(content("a"))
    #expect(run.tap("a", .outside) == Self.dismissal + ["quirk E4 a"])
    run = shown(content("a", method: "bottom_sheet"))
    #expect(run.swipe("a", Swipe(.down, thousandths: 400)) == Self.dismissal + ["quirk E4 a"])
  }

  @Test("E4: a campaign with a form reports it", arguments: ["text-input", "option-select"])
  func form(type: String) {
    var run = shown(content("a", Element(type: type)))
    #expect(run.tap("a", .outside) == Self.dismissal + Self.report)
  }

  @Test("E4: the form may be anywhere in the campaign, and must be one of its elements")
  func formElsewhere() {
    var run = shown(content("a"), content("second", Self.form, step: 2))
    #expect(run.tap("a", .outside) == Self.dismissal + Self.report)
    run = shown(content("a", Element(type: "Text-Input"), Element(type: "form")))
    #expect(run.tap("a", .outside) == Self.dismissal + ["quirk E4 a"])
  }

  @Test("E4, A9: a session of steps reports one close, that of the content that ends it")
  func session() {
    var run = shown(
      content("a", .step(2), Self.form), content("second", .step(3), step: 2), content("third", step: 3))
    #expect(run.tap("a") == Self.dismissal)
    _ = run.leave("a") + run.show("second")
    #expect(run.tap("second") == ["dismiss second", "start patience second at 5000"])
    _ = run.leave("second") + run.show("third")
    #expect(
      run.tap("third", .outside) == [
        "dismiss third", "start patience third at 5000", "track https://t/close", "close third",
      ])
    #expect(run.leave("third") == ["cancel patience third"])
  }

  @Test("E4, A9: without a form the session surprises once")
  func sessionWithoutForm() {
    var run = shown(content("a", .step(2)), content("second", step: 2))
    #expect(run.tap("a") == Self.dismissal)
    _ = run.leave("a") + run.show("second")
    #expect(run.tap("second", .outside).last == "quirk E4 second")
  }

  @Test("E4, A9: a session whose step the presenter refuses ends with its close")
  func refusedStep() {
    var run = shown(content("a", .step(2), Self.form), content("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    #expect(
      run.refuse("second") == [
        "cancel patience second", "track https://t/close", "close second",
        "note presenter failed, second refusedByPresenter",
      ])
    run = shown(content("a", .step(2)), content("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    #expect(run.wait(5_000) == ["quirk E4 second", "note presenter failed, second presenterSilent"])
  }

  @Test("E4, D5: a snack bar that leaves by itself reports nothing, form or not")
  func snackBarLeaves() {
    for element in [Element.text(), Self.form] {
      var run = shown(content("a", element, method: "snackbar"))
      #expect(run.wait(4_300).suffix(2) == ["dismiss a", "quirk E4 a"])
    }
  }

  @Test("E4, D3: one that is swiped away reports with a form")
  func snackBarSwiped() {
    var run = shown(content("a", Self.form, method: "snackbar"))
    #expect(
      run.swipe("a", Swipe(.up, thousandths: 10)) == Self.dismissal + ["cancel stay a"] + Self.report)
    _ = run.leave("a")
    #expect(run.wait(9_000) == [])
  }

  @Test("D10: what goes with its host surprises as such, form or not, and once")
  func hostLost() {
    for element in [Element.text(), Self.form] {
      var run = shown(content("a", element))
      #expect(run.remove(.home) == ["quirk D10 a"])
      run = shown(content("a", element))
      _ = run.tap("a", .outside)
      #expect(run.remove(.home) == ["cancel patience a"])
    }
  }

  @Test("D10, A9: a session on its way to its step goes with the host, and so does one asked for")
  func sessionLost() {
    var run = shown(content("a", .step(2), Self.form), content("second", step: 2))
    _ = run.tap("a")
    #expect(
      run.remove(.home) == ["cancel patience a", "quirk D10 a", "note step not shown, a hostGone"])
    run = shown(content("a", .step(2)), content("second", step: 2))
    _ = run.tap("a") + run.leave("a")
    #expect(run.remove(.home) == ["cancel patience second", "quirk D10 second"])
  }
}
