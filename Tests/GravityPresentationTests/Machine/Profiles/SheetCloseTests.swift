import Testing

@testable import GravityPresentation

@Suite("Android's sheet reports a clicked close when it is hidden")
struct SheetCloseTests {
  private func sheet(_ elements: Element..., profile: Profile = .android103) -> MachineScript {
    let hooks = Variables(
      frameUI: FrameUI(close: CloseButton(onClick: OnClick(action: "close")), container: Container()),
      onClose: LifecycleHook(action: "close"))
    let events = [EngagementEntry(type: "close", urls: ["https://t/close"])]
    let content = Content.made("a", "bottom_sheet", elements, hooks, events: events)
    var run = MachineScript(profile, Campaign("a", content, .modal("second", step: 2)), .modal("b"))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  private static let dismissal = ["dismiss a", "start patience a at 6000"]
  private static let report = ["track https://t/close", "close a"]

  @Test("D12: a click is reported when the hide animation ends")
  func click() {
    var run = sheet(.button("request_tracking"))
    #expect(run.tap("a") == Self.dismissal)
    #expect(run.leave("a") == ["cancel patience a"] + Self.report)
  }

  @Test("D12, A2: so is a close, after the urls of the action itself")
  func close() {
    var run = sheet(.button("close"))
    #expect(run.tap("a", .closeButton) == ["quirk A2 a", "track https://t/close"] + Self.dismissal)
    #expect(run.leave("a") == ["cancel patience a"] + Self.report)
  }

  @Test("D12, A3: a cancel with closeOnClick reports both its closes then")
  func cancelTwice() {
    var run = sheet(.button("cancel"))
    #expect(run.tap("a") == Self.dismissal + ["quirk A3 a", "CancelEvent a"])
    #expect(run.leave("a") == ["cancel patience a"] + Self.report + Self.report)
  }

  @Test("D12, A3: and one without it reports one")
  func cancelOnce() {
    var run = sheet(.button("cancel", closes: false))
    #expect(run.tap("a") == Self.dismissal + ["CancelEvent a"])
    #expect(run.leave("a") == ["cancel patience a"] + Self.report)
  }

  @Test("D12: a swipe, a tap outside and back are reported when they are asked for")
  func gestures() {
    for gesture in [
      { (run: inout MachineScript) in run.swipe("a", Swipe(.down, thousandths: 301)) },
      { run in run.swipe("a", Swipe(.down, thousandths: 10, isFlick: true)) },
      { run in run.tap("a", .outside) },
      { run in run.drive(.backPressed(run.lines.presentation("a"))) },
    ] {
      var run = sheet()
      #expect(gesture(&run) == Self.dismissal + Self.report)
      #expect(run.leave("a") == ["cancel patience a"])
    }
  }

  @Test("D3: less than 30 % springs back")
  func springsBack() {
    var run = sheet()
    #expect(run.swipe("a", Swipe(.down, thousandths: 300)) == ["note tap ignored, a gestureIgnored"])
  }

  @Test("D12: a presenter that never says so is taken to have hidden it")
  func silentPresenter() {
    var run = sheet(.button("cancel"))
    _ = run.tap("a")
    #expect(run.wait(5_000) == Self.report + Self.report)
    #expect(run.leave("a") == ["note stale presenter"])
  }

  @Test("D10, D12: what was to be reported is not where the host goes first, and surprises once")
  func hostLost() {
    var run = sheet(.button("cancel"))
    _ = run.tap("a")
    #expect(run.remove(.home) == ["cancel patience a", "quirk D10 a"])
    #expect(run.timers.isEmpty)
  }

  @Test("T3, D12: nor where the app is killed")
  func killed() {
    var run = sheet(.button("close"))
    _ = run.tap("a")
    #expect(run.drive(.killed) == [])
    #expect(run.drive(.dismissalEnded(run.lines.presentation("a"))) == ["note stale presenter"])
  }

  @Test("A9, D12: the step is there before its predecessor's close is reported")
  func stepAtOnce() {
    var run = sheet(.step(2))
    #expect(
      run.tap("a") == Self.dismissal + ["present second on home", "start patience second at 6000"])
    #expect(
      run.show("second") == ["cancel patience second", "impression second", "start sight second at 2000"])
    #expect(run.leave("a") == ["cancel patience a"] + Self.report)
    #expect(run.tap("second", .outside).contains("close second"))
  }

  @Test("A9, D12: a close that is owed is reported before a step that waits for the end")
  func stepAfterwards() {
    var policy = PresentationPolicy.android103
    policy.stepTiming = .whenPredecessorIsGone
    var run = sheet(.step(2), profile: Profile(name: "late", policy: policy))
    #expect(run.tap("a") == Self.dismissal)
    #expect(
      run.leave("a") == ["cancel patience a"] + Self.report + [
        "present second on home", "start patience second at 6000",
      ])
  }

  @Test("D10, D12: what stands on it goes when it is hidden, after its close")
  func upperGoes() {
    var run = sheet(.button("close", closes: false))
    run.begin(with: "b")
    _ = run.wait(1_000)
    _ = run.tap("a")
    #expect(run.leave("a") == ["cancel patience a"] + Self.report + ["quirk D10 b"])
  }

  @Test("D12: other methods and other profiles report a click at once")
  func others() {
    var run = MachineScript(.android103, Campaign("a", .modal("a", .button("request_push"))))
    run.begin(with: "a")
    #expect(run.tap("a").contains("close a"))
    for profile in [Profile.ios, .ios104, .ideal] {
      run = MachineScript(profile, Campaign("a", .bottomSheet("a", .button("request_push"))))
      run.begin(with: "a")
      #expect(run.tap("a").contains("close a"))
    }
  }
}
