import Testing

@testable import GravityPresentation

@Suite("Delivery methods")
struct DeliveryTests {
  private static let all = [
    Campaign("screen", .fullScreen("screen")), Campaign("modal", .modal("modal")),
    Campaign("sheet", .bottomSheet("sheet")), Campaign("bar", .snackBar("bar")),
  ]

  private func script(_ id: String, _ profile: Profile = .ios) -> MachineScript {
    var run = MachineScript(profile, campaigns: Self.all)
    run.begin(with: id)
    return run
  }

  @Test("D1: a modal kind is a controller of its own, a snack bar has none")
  func kinds() {
    var run = script("sheet")
    _ = run.trackView() + run.list("bar")
    #expect(run.content("bar") == ["load bar", "present bar on sheet", "start patience bar at 5000"])
    _ = run.show("bar") + run.trackView() + run.list("modal")
    #expect(run.content("modal") == ["load modal", "present modal on sheet", "start patience modal at 5000"])
  }

  @Test("D2: a tap outside closes", arguments: ["modal", "sheet"])
  func tapOutsideCloses(id: String) {
    var run = script(id)
    #expect(
      run.tap(id, .outside) == ["dismiss \(id)", "start patience \(id) at 5000", "close \(id)"])
    #expect(run.leave(id) == ["cancel patience \(id)"])
  }

  @Test("D2, D8: a tap outside a full screen or a snack bar does not", arguments: ["screen", "bar"])
  func tapOutsideIsIgnored(id: String) {
    var run = script(id)
    #expect(run.tap(id, .outside) == ["note tap ignored, \(id) gestureIgnored"])
  }

  @Test("D3: a sheet closes past 30 % of the screen or with a flick")
  func sheetIsSwiped() {
    var run = script("sheet")
    #expect(run.swipe("sheet", Swipe(.down, thousandths: 300)) == ["note tap ignored, sheet gestureIgnored"])
    #expect(run.swipe("sheet", Swipe(.up, thousandths: 900)) == ["note tap ignored, sheet gestureIgnored"])
    #expect(
      run.swipe("sheet", Swipe(.down, thousandths: 301))
        == ["dismiss sheet", "start patience sheet at 5000", "close sheet"])
    run = script("sheet")
    #expect(
      run.swipe("sheet", Swipe(.down, thousandths: 10, isFlick: true))
        == ["dismiss sheet", "start patience sheet at 5000", "close sheet"])
  }

  @Test(
    "D3: no other method closes by a swipe", arguments: ["screen", "modal", "bar"],
    [Swipe.Direction.up, .down])
  func othersAreNotSwiped(id: String, direction: Swipe.Direction) {
    var run = script(id)
    #expect(
      run.swipe(id, Swipe(direction, thousandths: 900, isFlick: true))
        == ["note tap ignored, \(id) gestureIgnored"])
  }

  @Test("D4: without a frame there is no close button")
  func noCloseButton() {
    var run = script("modal")
    #expect(run.tap("modal", .closeButton) == ["note tap ignored, modal notThere"])
  }

  @Test("D4: a close button without onClick does nothing under ios and closes under ideal")
  func closeButtonWithoutAction() {
    let frame = Variables(frameUI: FrameUI(close: CloseButton(), container: Container()))
    let campaign = Campaign("a", .made("a", "fullScreen", [], frame))
    var run = MachineScript(.ios, campaign)
    run.begin(with: "a")
    #expect(run.tap("a", .closeButton) == ["quirk D4 a"])
    run = MachineScript(.ideal, campaign)
    run.begin(with: "a")
    #expect(run.tap("a", .closeButton) == ["dismiss a", "start patience a at 5000", "close a"])
  }

  @Test("D4: one with onClick follows it", arguments: Profile.current)
  func closeButtonWithAction(profile: Profile) {
    let button = CloseButton(onClick: OnClick(action: "cancel", closeOnClick: false))
    let frame = Variables(frameUI: FrameUI(close: button, container: Container()))
    var run = MachineScript(profile, Campaign("a", .made("a", "modal", [], frame)))
    run.begin(with: "a")
    #expect(
      run.tap("a", .closeButton)
        == ["dismiss a", "start patience a at 5000", "close a", "CancelEvent a"])
  }

  @Test("D6, A12: a snack bar's container reacts, another method's does not")
  func containers() {
    let click = OnClick(action: "follow_deeplink", closeOnClick: false, deeplink: "app://x")
    let frame = Variables(frameUI: FrameUI(container: Container(onClick: click)))
    var run = MachineScript(
      .ios, Campaign("bar", .made("bar", "snackBar", template: "snackbar-1", [], frame)),
      Campaign("modal", .made("modal", "modal", [], frame)))
    run.begin(with: "bar", "modal")
    #expect(run.tap("bar", .container) == ["FollowDeeplinkEvent bar"])
    #expect(run.tap("modal", .container) == ["note tap ignored, modal nothingToDo"])
    var plain = script("bar")
    #expect(plain.tap("bar", .container) == ["note tap ignored, bar nothingToDo"])
  }

  @Test("D8: iOS has no way back", arguments: Profile.current)
  func back(profile: Profile) {
    var run = script("screen", profile)
    #expect(
      run.drive(.backPressed(run.lines.presentation("screen")))
        == ["note tap ignored, screen gestureIgnored"])
  }

  @Test("D12: taps during a transition of the content are ignored")
  func tapsInTransition() {
    var run = MachineScript(.ios, campaigns: Self.all)
    _ = run.initialize() + run.trackView() + run.list("modal") + run.content("modal")
    #expect(run.tap("modal", .outside) == ["note tap ignored, modal inTransition"])
    _ = run.appear("modal")
    #expect(run.tap("modal", .outside) == ["note tap ignored, modal inTransition"])
    #expect(run.settle("modal") == [])
    #expect(run.tap("modal", .outside).first == "dismiss modal")
    #expect(run.tap("modal", .outside) == ["note tap ignored, modal inTransition"])
    #expect(run.leave("modal") == ["cancel patience modal"])
    #expect(run.tap("modal", .outside) == ["note stale gesture"])
  }

  @Test("D12: taps during a transition of its host are ignored too")
  func tapsWhileHostMoves() {
    var run = script("bar")
    run.change(.home) { $0.isTransitioning = true }
    #expect(run.tap("bar") == ["note tap ignored, bar inTransition"])
  }

  @Test("D12: each method has its nominal times", arguments: Profile.current)
  func transitionTimes(profile: Profile) {
    var run = MachineScript(profile, campaigns: Self.all)
    _ = run.initialize()
    for campaign in Self.all {
      _ = run.trackView() + run.list(campaign.id) + run.content(campaign.id)
      _ = run.refuse(campaign.id)
    }
    let catalog = run.machine.environment.catalog
    let behaviors = catalog.contentIDs.map { catalog.record($0).behavior }
    #expect(behaviors.map(\.appears) == [500, 500, 300, 0])
    #expect(behaviors.map(\.disappears) == [500, 500, 300, 0])
  }

  @Test("D13, E3: what appears is fully visible, and is seen once only")
  func visibility() {
    var run = script("modal")
    #expect(run.see("modal", 499) == ["note nothing changed"])
    #expect(run.see("modal", 1_000) == ["note nothing changed"])
  }
}
