import Testing

@testable import GravityPresentation

@Suite("Gestures and what is tapped, by profile")
struct GestureProfileTests {
  private static let asBuilt = [Profile.ios104, .android103, .flutter0222]

  private func shown(
    _ profile: Profile, _ method: String, container: OnClick? = nil, _ elements: Element...
  ) -> MachineScript {
    let frame = Variables(frameUI: FrameUI(container: Container(onClick: container)))
    var run = MachineScript(
      profile, Campaign("a", .made("a", method, template: "snackbar-2", elements, frame)))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  private static let ignored = ["note tap ignored, a gestureIgnored"]

  @Test("D2: a tap outside closes a modal and a sheet, and no full screen or snack bar", arguments: asBuilt)
  func outside(profile: Profile) {
    for method in ["modal", "bottom_sheet"] {
      var run = shown(profile, method)
      #expect(run.tap("a", .outside).first == "dismiss a")
    }
    for method in ["full_screen", "snackbar"] {
      var run = shown(profile, method)
      #expect(run.tap("a", .outside) == Self.ignored)
    }
  }

  @Test("D3: a swipe closes a sheet past 30 % or with a flick, and nothing else", arguments: asBuilt)
  func swipe(profile: Profile) {
    var run = shown(profile, "bottom_sheet")
    #expect(run.swipe("a", Swipe(.down, thousandths: 300)) == Self.ignored)
    #expect(run.swipe("a", Swipe(.up, thousandths: 900, isFlick: true)) == Self.ignored)
    #expect(run.swipe("a", Swipe(.down, thousandths: 301)).first == "dismiss a")
    run = shown(profile, "bottom_sheet")
    #expect(run.swipe("a", Swipe(.down, thousandths: 0, isFlick: true)).first == "dismiss a")
    for method in ["full_screen", "modal", "snackbar"] {
      run = shown(profile, method)
      #expect(run.swipe("a", Swipe(.down, thousandths: 900, isFlick: true)) == Self.ignored)
    }
  }

  @Test("D6: a snack bar's container reacts; flutter's does not close (A1)")
  func container() {
    let click = OnClick(action: "request_push")
    for profile in [Profile.ios104, .android103] {
      var run = shown(profile, "snackbar", container: click)
      #expect(run.tap("a", .container).first == "dismiss a")
    }
    var run = shown(.flutter0222, "snackbar", container: click)
    #expect(run.tap("a", .container) == ["RequestPushEvent a"])
  }

  @Test("D6, A12: one without an action, or of another method, does not", arguments: asBuilt)
  func deadContainer(profile: Profile) {
    let nothing = ["note tap ignored, a nothingToDo"]
    var run = shown(profile, "snackbar")
    #expect(run.tap("a", .container) == nothing)
    for method in ["full_screen", "modal", "bottom_sheet"] {
      run = shown(profile, method, container: OnClick(action: "close"))
      #expect(run.tap("a", .container) == nothing)
    }
  }

  @Test("A12: a click on what does not react is ignored, and emits no quirk", arguments: asBuilt)
  func deadElements(profile: Profile) {
    let click = OnClick(action: "close")
    var run = shown(
      profile, "modal", Element(type: "spacer", onClick: click), .of("products-container", click), .text())
    for number in 0...2 as ClosedRange<UInt32> {
      #expect(run.tap("a", .element(number)) == ["note tap ignored, a nothingToDo"])
    }
  }

  @Test("A4, A6, A10: what lacks its parameter does no more than A1", arguments: asBuilt)
  func missingParameters(profile: Profile) {
    var run = shown(
      profile, "modal", .button("copy", closes: false), .button("follow_deeplink", closes: false),
      .button("follow_url", closes: false), .button("request_tracking", closes: false))
    #expect(run.tap("a", .element(0)) == ["note missingCopyData"])
    #expect(run.tap("a", .element(1)) == ["note missingDeeplink"])
    #expect(run.tap("a", .element(2)) == ["note missingURL"])
    #expect(run.tap("a", .element(3)) == ["note tap ignored, a nothingToDo"])
  }

  @Test("D12: taps are ignored while the content or its host is in transition", arguments: asBuilt)
  func inTransition(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a") + run.appear("a")
    let ignored = ["note tap ignored, a inTransition"]
    #expect(run.tap("a", .outside) == ignored)
    _ = run.settle("a")
    run.change(.home) { $0.isTransitioning = true }
    #expect(run.tap("a", .outside) == ignored)
    run.change(.home) { $0.isTransitioning = false }
    #expect(run.tap("a", .outside).contains("dismiss a"))
    #expect(run.tap("a", .outside) == ignored)
  }
}
