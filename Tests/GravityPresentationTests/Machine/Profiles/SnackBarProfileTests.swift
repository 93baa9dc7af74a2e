import Testing

@testable import GravityPresentation

@Suite("Snack bars, by profile")
struct SnackBarProfileTests {
  private func shown(_ profile: Profile, _ content: Content) -> (MachineScript, [String]) {
    var run = MachineScript(profile, Campaign("bar", content))
    _ = run.initialize() + run.trackView() + run.list("bar") + run.content("bar")
    let answer = run.show("bar")
    return (run, answer)
  }

  private func lasting(_ seconds: Double?) -> Content {
    .made(
      "bar", "snackbar", template: "snackbar-2", [],
      Variables(frameUI: FrameUI(container: Container(), params: FrameParameters(duration: seconds))))
  }

  private static let over = ["bar: presented as bar", "trigger 1: completed"]

  @Test("D5: of android it is gone, and reported, at 4 s")
  func android() {
    var (run, answer) = shown(.android103, lasting(9))
    #expect(
      answer == [
        "cancel patience bar", "impression bar", "start sight bar at 1000", "start stay bar at 4000",
      ] + Self.over)
    #expect(run.wait(3_999) == ["visibleImpression bar"])
    #expect(
      run.wait(1) == ["begin leaving bar", "start removal bar at 4000", "dismiss bar", "close bar"])
    #expect(run.timers.isEmpty)
  }

  @Test("D5, E2, E3: of flutter it has no impression, and nobody is told when it leaves")
  func flutter() {
    var (run, answer) = shown(.flutter0222, lasting(nil))
    #expect(answer == ["cancel patience bar", "quirk E2 bar", "start stay bar at 4000"] + Self.over)
    #expect(run.see("bar", 1_000) == ["note nothing changed"])
    #expect(run.wait(4_299) == ["begin leaving bar", "start removal bar at 4300"])
    #expect(run.wait(1) == ["dismiss bar", "quirk E4 bar"])
    #expect(run.timers.isEmpty)
  }

  @Test(
    "D5: of flutter it stays for the duration that its frame says",
    arguments: [
      (2.5, 2_500), (0.0004, 0), (0.0005, 1), (1.9996, 2_000), (30, 30_000), (0, 0), (-3, 0), (-1e300, 4_000),
      (1e300, 4_000), (.infinity, 4_000), (9e15, 9_000_000_000_000_000_000), (.nan, 4_000),
    ] as [(Double, Int64)])
  func duration(seconds: Double, milliseconds: Int64) {
    let (_, answer) = shown(.flutter0222, lasting(seconds))
    #expect(answer.contains("start stay bar at \(milliseconds)"))
  }

  @Test("D5: one that stays for no time leaves at once, and one that stays for ages does")
  func extremes() {
    var (run, _) = shown(.flutter0222, lasting(-1))
    #expect(run.wait(300).last == "quirk E4 bar")
    (run, _) = shown(.flutter0222, lasting(9e15))
    #expect(run.wait(1_000_000_000) == [])
  }

  @Test("D5: the others do not read the duration", arguments: [Profile.ios, .ios104, .android103, .ideal])
  func durationUnread(profile: Profile) {
    let (_, answer) = shown(profile, lasting(1))
    #expect(answer.contains("start stay bar at 4000"))
  }

  @Test("D3: a swipe up closes flutter's, and no other", arguments: Profile.builtIn)
  func swipeUp(profile: Profile) {
    var (run, _) = shown(profile, .snackBar("bar"))
    let answer = run.swipe("bar", Swipe(.up, thousandths: 1))
    if profile == .flutter0222 {
      #expect(
        answer == ["dismiss bar", "start patience bar at 5000", "cancel stay bar", "quirk E4 bar"])
    } else {
      #expect(answer == ["note tap ignored, bar gestureIgnored"])
    }
    #expect(run.swipe("bar", Swipe(.down, thousandths: 1_000)).first?.hasPrefix("note") == true)
  }

  @Test(
    "D9: one dismissed early is closed a second time by ios and ios-1.0.4 alone", arguments: Profile.builtIn)
  func closedAgain(profile: Profile) {
    var (run, _) = shown(profile, .snackBar("bar", .button("close")))
    _ = run.tap("bar") + run.leave("bar")
    let isClosedAgain = [Profile.ios, .ios104].contains(profile)
    #expect(
      run.wait(60_000) == (isClosedAgain ? ["start removal bar at 4500", "quirk D9 bar", "close bar"] : []))
    #expect(run.timers.isEmpty)
  }

  @Test("D9, P15: without a frame it is invisible on iOS, broken under flutter, and nothing elsewhere")
  func withoutFrame() {
    let content = Content.made("bar", "snackbar", template: "snackbar-2", [.button("close")])
    for profile in [Profile.ios, .ios104] {
      let (_, answer) = shown(profile, content)
      #expect(answer.filter { $0.hasPrefix("quirk") } == ["quirk D9 bar"])
    }
    let (_, answer) = shown(.flutter0222, content)
    #expect(answer.filter { $0.hasPrefix("quirk") } == ["quirk P15 bar", "quirk E2 bar"])
    for profile in [Profile.android103, .ideal] {
      var (run, answer) = shown(profile, content)
      #expect(!answer.contains { $0.hasPrefix("quirk") })
      #expect(run.tap("bar").contains("dismiss bar"))
    }
  }

  @Test("D4: a snack bar has no close button", arguments: Profile.builtIn)
  func closeButton(profile: Profile) {
    let button = CloseButton(onClick: OnClick(action: "close"))
    var (run, _) = shown(
      profile,
      .made(
        "bar", "snackbar", template: "snackbar-2", [],
        Variables(frameUI: FrameUI(close: button, container: Container()))))
    #expect(run.tap("bar", .closeButton) == ["note tap ignored, bar notThere"])
  }

  @Test("D9: an overlay of an app's own is not invisible without a frame")
  func ownOverlay() throws {
    var plugins = PlugIns.standard
    try plugins.deliveryMethods.register(StoryDelivery(kind: .overlay))
    var run = MachineScript(.ios, plugins: plugins, Campaign("a", .made("a", "story", [])))
    _ = run.initialize() + run.trackView() + run.list("a") + run.content("a")
    #expect(!run.show("a").contains { $0.hasPrefix("quirk") })
  }
}
