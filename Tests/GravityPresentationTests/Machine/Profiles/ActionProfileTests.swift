import GravityActions
import Testing

@testable import GravityPresentation

@Suite("Clicks, by profile")
struct ActionProfileTests {
  private func shown(
    _ profile: Profile, _ elements: Element..., method: String = "modal", template: String? = nil,
    onClose: String? = nil, events: [EngagementEntry] = []
  ) -> MachineScript {
    let variables = Variables(
      frameUI: FrameUI(container: Container()), onClose: onClose.map { LifecycleHook(action: $0) })
    let content = Content.made("a", method, template: template, elements, variables, events: events)
    var run = MachineScript(profile, Campaign("a", content))
    run.begin(with: "a")
    _ = run.wait(1_000)
    return run
  }

  private func entry(_ type: String) -> EngagementEntry {
    EngagementEntry(type: type, urls: ["https://t/\(type)"])
  }

  private static let dismissal = ["dismiss a", "start patience a at 6000"]
  private static let closed = dismissal + ["close a"]

  @Test("A1: ios-1.0.4 and android dismiss before the effect, flutter after it")
  func order() {
    let button = Element.button(OnClick(action: "follow_deeplink", deeplink: "app://x"))
    let urls = ["track https://t/follow_deeplink"]
    for profile in [Profile.ios104, .android103] {
      var run = shown(profile, button, events: [entry("follow_deeplink")])
      #expect(run.tap("a") == urls + Self.closed + ["FollowDeeplinkEvent a"])
    }
    var run = shown(.flutter0222, button, events: [entry("follow_deeplink")])
    #expect(run.tap("a") == urls + ["FollowDeeplinkEvent a"] + Self.dismissal + ["quirk E4 a"])
  }

  @Test("A1: flutter heeds closeOnClick on buttons alone", arguments: ["text", "image"])
  func buttonsOnly(type: String) {
    let click = OnClick(action: "request_push")
    var run = shown(.flutter0222, Element(type: type, onClick: click))
    #expect(run.tap("a") == ["RequestPushEvent a"])
    run = shown(.flutter0222, .button(click))
    #expect(run.tap("a") == ["RequestPushEvent a"] + Self.dismissal + ["quirk E4 a"])
    run = shown(.flutter0222, .button("request_push", closes: false))
    #expect(run.tap("a") == ["RequestPushEvent a"])
  }

  @Test("A1: and on the images of snackbar-1, where it is a snack bar's template")
  func templateImages() {
    let image = Element(type: "image", onClick: OnClick(action: "request_push"))
    var run = shown(.flutter0222, image, method: "snackbar", template: "snackbar-1")
    #expect(
      run.tap("a") == ["RequestPushEvent a"] + Self.dismissal + ["cancel stay a", "quirk E4 a"])
    run = shown(.flutter0222, image, method: "snackbar", template: "snackbar-2")
    #expect(run.tap("a") == ["RequestPushEvent a"])
    run = shown(.flutter0222, image, method: "modal", template: "snackbar-1")
    #expect(run.tap("a") == ["RequestPushEvent a"])
  }

  @Test("A2: flutter's close stays on text, image and without closeOnClick, which surprises")
  func closeStays() {
    let stays: [Element] = [
      .button("close", closes: false), .text(OnClick(action: "close")),
      Element(type: "image", onClick: OnClick(action: "close")),
    ]
    for element in stays {
      var run = shown(.flutter0222, element, events: [entry("close")])
      #expect(run.tap("a") == ["quirk A2 a", "track https://t/close"])
      run = shown(.flutter0222, element)
      #expect(run.tap("a") == ["quirk A2 a", "note tap ignored, a nothingToDo"])
    }
    var run = shown(.flutter0222, .button("close"), events: [entry("close")])
    #expect(run.tap("a") == ["track https://t/close"] + Self.dismissal + ["quirk E4 a"])
  }

  @Test("A3: so does its cancel; one that closes, closes once")
  func cancelStays() {
    var run = shown(.flutter0222, .button("cancel", closes: false))
    #expect(run.tap("a") == ["quirk A3 a", "CancelEvent a"])
    run = shown(.flutter0222, .text(OnClick(action: "cancel")))
    #expect(run.tap("a") == ["quirk A3 a", "CancelEvent a"])
    run = shown(.flutter0222, .button("cancel"))
    #expect(run.tap("a") == ["CancelEvent a"] + Self.dismissal + ["quirk E4 a"])
  }

  @Test("A2: ios-1.0.4 and android hit the close urls twice", arguments: [Profile.ios104, .android103])
  func closeTwice(profile: Profile) {
    var run = shown(profile, .button("close"), onClose: "close", events: [entry("close")])
    let hit = ["track https://t/close"]
    #expect(run.tap("a") == ["quirk A2 a"] + hit + Self.dismissal + hit + ["close a"])
  }

  @Test(
    "A2: with another hook, without one, or without urls, there is no surprise",
    arguments: [Profile.ios104, .android103])
  func closeOnce(profile: Profile) {
    let hit = ["track https://t/close"]
    var run = shown(profile, .button("close"), events: [entry("close")])
    #expect(run.tap("a") == hit + Self.closed)
    run = shown(profile, .button("close"), onClose: "cancel", events: [entry("close")])
    #expect(run.tap("a") == hit + Self.closed)
    run = shown(profile, .button("close"), onClose: "close")
    #expect(run.tap("a") == Self.closed)
  }

  @Test("A3: they report two closes of a cancel with closeOnClick", arguments: [Profile.ios104, .android103])
  func cancelTwice(profile: Profile) {
    var run = shown(profile, .button("cancel"))
    #expect(run.tap("a") == Self.closed + ["quirk A3 a", "close a", "CancelEvent a"])
    run = shown(profile, .button("cancel", closes: false))
    #expect(run.tap("a") == Self.closed + ["CancelEvent a"])
  }

  @Test("A5: ios-1.0.4 follows no url without a type, and elsewhere it is a browser's")
  func urlType() {
    let untyped = Element.button(OnClick(action: "follow_url", url: "https://x"))
    var run = shown(.ios104, untyped)
    #expect(run.tap("a") == ["quirk A5 a"] + Self.closed + ["note missingURLType"])
    for type in ["browser", "webview", "nonsense"] {
      run = shown(.ios104, .button(OnClick(action: "follow_url", url: "https://x", type: type)))
      #expect(run.tap("a") == Self.closed + ["FollowUrlEvent a"])
    }
    run = shown(.ios104, .button(OnClick(action: "follow_url")))
    #expect(run.tap("a") == Self.closed + ["note missingURL"])
    run = shown(.android103, untyped)
    #expect(run.tap("a") == Self.closed + ["FollowUrlEvent a"])
    run = shown(.flutter0222, untyped)
    #expect(run.tap("a").first == "FollowUrlEvent a")
  }

  @Test("A7: ios-1.0.4 asks the system, android opens the settings at once, flutter only tells")
  func push() {
    let button = Element.button("request_push", closes: false)
    var run = shown(.ios104, button)
    #expect(run.tap("a") == ["ask for push", "RequestPushEvent a"])
    #expect(
      run.drive(.pushAnswered(granted: false, promptShown: true))
        == ["register for push", "open settings", "quirk A7 push"])
    run = shown(.android103, button)
    #expect(run.tap("a") == ["open settings", "quirk A7 push", "RequestPushEvent a"])
    run = shown(.android103, button)
    run.host.pushStatus = .denied
    #expect(run.tap("a") == ["open settings", "RequestPushEvent a"])
    run = shown(.flutter0222, button)
    #expect(run.tap("a") == ["RequestPushEvent a"])
  }

  @Test("A11: an unknown word reports, closes and is noted; flutter notes it alone")
  func unknown() {
    for profile in [Profile.ios104, .android103] {
      var run = shown(profile, .button("rate_app"), events: [entry("rate_app")])
      #expect(run.tap("a") == ["track https://t/rate_app"] + Self.closed + ["note unknownAction"])
    }
    var run = shown(.flutter0222, .button("rate_app"), events: [entry("rate_app")])
    #expect(run.tap("a") == ["note unknownAction"])
  }
}
