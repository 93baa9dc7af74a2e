import Testing

@testable import GravityPresentation

@Suite("Close buttons and the system's back, by profile")
struct CloseButtonTests {
  private func framed(
    _ profile: Profile, _ button: CloseButton?, method: String = "modal"
  ) -> MachineScript {
    let frame = Variables(frameUI: FrameUI(close: button, container: Container()))
    var run = MachineScript(profile, Campaign("a", .made("a", method, [], frame)))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  private static let dismissal = ["dismiss a", "start patience a at 6000"]

  @Test(
    "D4: one without onClick is dead under ios-1.0.4 and android", arguments: [Profile.ios104, .android103],
    ["full_screen", "modal", "bottom_sheet"])
  func dead(profile: Profile, method: String) {
    var run = framed(profile, CloseButton(), method: method)
    #expect(run.tap("a", .closeButton) == ["quirk D4 a"])
    #expect(run.tap("a", .closeButton) == ["quirk D4 a"])
  }

  @Test("D4: flutter and ideal close", arguments: ["full_screen", "modal", "bottom_sheet"])
  func closes(method: String) {
    var run = framed(.flutter0222, CloseButton(), method: method)
    #expect(run.tap("a", .closeButton) == Self.dismissal + ["quirk E4 a"])
    run = framed(.ideal, CloseButton(), method: method)
    #expect(run.tap("a", .closeButton) == Self.dismissal + ["close a"])
  }

  @Test("D4: where there is none, there is none to tap", arguments: Profile.builtIn)
  func absent(profile: Profile) {
    var run = framed(profile, nil)
    #expect(run.tap("a", .closeButton) == ["note tap ignored, a notThere"])
  }

  @Test("A1: flutter's close button dismisses whatever its click says, after the effect")
  func alwaysDismisses() {
    let clicks = [
      (OnClick(action: "close", closeOnClick: false), []),
      (OnClick(action: "cancel", closeOnClick: false), ["CancelEvent a"]),
      (OnClick(action: "request_push", closeOnClick: false), ["RequestPushEvent a"]),
      (OnClick(action: "copy", closeOnClick: false, copyData: "X"), ["copy X", "CopyEvent a"]),
      (OnClick(action: "rate_app", closeOnClick: false), ["note unknownAction"]),
      (OnClick(action: "open_step", closeOnClick: false), ["note missingStep"]),
      (OnClick(action: "open_step", step: 9), ["note step not shown, a noSuchStep"]),
    ]
    for (click, effect) in clicks {
      var run = framed(.flutter0222, CloseButton(onClick: click))
      #expect(run.tap("a", .closeButton) == effect + Self.dismissal + ["quirk E4 a"])
    }
  }

  @Test("A1, A9: a step that flutter's close button opens takes its place, as one session")
  func stepOfCloseButton() {
    let frame = Variables(
      frameUI: FrameUI(
        close: CloseButton(onClick: OnClick(action: "open_step", step: 2)), container: Container()))
    var run = MachineScript(
      .flutter0222, Campaign("a", .made("a", "modal", [], frame), .modal("second", step: 2)))
    run.begin(with: "a")
    #expect(run.tap("a", .closeButton) == ["dismiss a", "start patience a at 5000"])
    #expect(
      run.leave("a") == ["cancel patience a", "present second on home", "start patience second at 5000"])
  }

  @Test("D8: back closes every method under android, with a report")
  func backOfAndroid() {
    for method in ["fullscreen", "modal", "bottom_sheet"] {
      var run = framed(.android103, nil, method: method)
      #expect(
        run.drive(.backPressed(run.lines.presentation("a"))) == Self.dismissal + ["close a"])
    }
    var run = MachineScript(.android103, Campaign("bar", .snackBar("bar")))
    run.begin(with: "bar")
    _ = run.wait(1_000)
    #expect(
      run.drive(.backPressed(run.lines.presentation("bar")))
        == ["dismiss bar", "start patience bar at 6000", "cancel stay bar", "close bar"])
  }

  @Test("D8: it closes a route under flutter, and passes by a snack bar")
  func backOfFlutter() {
    for method in ["full_screen", "modal", "bottom_sheet"] {
      var run = framed(.flutter0222, CloseButton(), method: method)
      #expect(
        run.drive(.backPressed(run.lines.presentation("a"))) == Self.dismissal + ["quirk E4 a"])
    }
    var run = MachineScript(.flutter0222, Campaign("bar", .snackBar("bar")))
    run.begin(with: "bar")
    #expect(
      run.drive(.backPressed(run.lines.presentation("bar")))
        == ["note tap ignored, bar gestureIgnored"])
  }

  @Test("D8: iOS has none", arguments: [Profile.ios, .ios104, .ideal])
  func noBack(profile: Profile) {
    var run = framed(profile, nil)
    #expect(
      run.drive(.backPressed(run.lines.presentation("a"))) == ["note tap ignored, a gestureIgnored"])
  }

  @Test(
    "D12, T2: back does nothing in a transition, or in background",
    arguments: [Profile.android103, .flutter0222])
  func untimelyBack(profile: Profile) {
    var run = MachineScript(profile, .modal("a"))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a") + run.appear("a")
    let back = Event.backPressed(run.lines.presentation("a"))
    #expect(run.drive(back) == ["note tap ignored, a inTransition"])
    _ = run.settle("a") + run.drive(.enteredBackground)
    #expect(run.drive(back) == ["note tap ignored, a appInBackground"])
    _ = run.drive(.enteredForeground) + run.drive(back)
    #expect(run.drive(back) == ["note tap ignored, a inTransition"])
  }
}
