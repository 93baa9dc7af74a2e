import Testing

@testable import GravityPresentation

@Suite("Clicks")
struct ClickTests {
  /// A campaign `a` that is shown, with these elements; `events` hit one url for each type.
  private func script(
    _ profile: Profile = .ios, events types: [String] = [], onClose: String? = nil, _ elements: Element...
  ) -> MachineScript {
    let hooks = Variables(onClose: onClose.map { LifecycleHook(action: $0) })
    let events = types.map { EngagementEntry(type: $0, urls: ["https://t/\($0)"]) }
    var run = MachineScript(
      profile, Campaign("a", .made("a", "modal", elements, hooks, events: events)))
    run.begin(with: "a")
    return run
  }

  private static let dismissal = ["dismiss a", "start patience a at 5000", "close a"]

  @Test("A1: the urls, then the dismissal, then the effect", arguments: Profile.current)
  func order(profile: Profile) {
    var run = script(
      profile, events: ["follow_deeplink"], .button(OnClick(action: "follow_deeplink", deeplink: "app://x")))
    #expect(
      run.tap("a") == ["track https://t/follow_deeplink"] + Self.dismissal + ["FollowDeeplinkEvent a"])
  }

  @Test("A1: without closeOnClick nothing is dismissed", arguments: Profile.current)
  func staysOpen(profile: Profile) {
    var run = script(
      profile, .button(OnClick(action: "copy", closeOnClick: false, copyData: "CODE")))
    #expect(run.tap("a") == ["copy CODE", "CopyEvent a"])
    #expect(run.tap("a") == ["copy CODE", "CopyEvent a"])
  }

  @Test("A2: under ios a close with an onClose hook hits its urls twice")
  func closeHitsTwice() {
    var run = script(.ios, events: ["close"], onClose: "close", .button("close"))
    #expect(
      run.tap("a") == [
        "quirk A2 a", "track https://t/close", "dismiss a", "start patience a at 5000",
        "track https://t/close", "close a",
      ])
  }

  @Test("A2: under ideal once")
  func closeHitsOnce() {
    var run = script(.ideal, events: ["close"], onClose: "close", .button("close"))
    #expect(
      run.tap("a") == ["dismiss a", "start patience a at 5000", "track https://t/close", "close a"])
  }

  @Test(
    "A2: a close dismisses whatever closeOnClick says, and once", arguments: Profile.current, [true, false])
  func closeDismisses(profile: Profile, closes: Bool) {
    var run = script(profile, .button("close", closes: closes))
    #expect(run.tap("a") == Self.dismissal)
  }

  @Test("A3: under ios a cancel with closeOnClick reports two closes")
  func cancelClosesTwice() {
    var run = script(.ios, .button("cancel"))
    #expect(run.tap("a") == Self.dismissal + ["quirk A3 a", "close a", "CancelEvent a"])
  }

  @Test("A3: without it, or under ideal, one")
  func cancelClosesOnce() {
    var run = script(.ios, .button("cancel", closes: false))
    #expect(run.tap("a") == Self.dismissal + ["CancelEvent a"])
    run = script(.ideal, .button("cancel"))
    #expect(run.tap("a") == Self.dismissal + ["CancelEvent a"])
  }

  @Test("A4: a copy without data has closed the campaign and does nothing more", arguments: Profile.current)
  func copyWithoutData(profile: Profile) {
    var run = script(profile, .button("copy"))
    #expect(run.tap("a") == Self.dismissal + ["note missingCopyData"])
  }

  @Test("A5: a url is handed to the app, and nothing happens without one", arguments: Profile.current)
  func followURL(profile: Profile) {
    var run = script(
      profile, .button(OnClick(action: "follow_url", closeOnClick: false, url: "https://shop")),
      .button("follow_url"))
    #expect(run.tap("a") == ["FollowUrlEvent a"])
    #expect(run.tap("a", .element(1)) == Self.dismissal + ["note missingURL"])
  }

  @Test(
    "A5: where to open it is the browser for all but a webview",
    arguments: [(nil, "browser"), ("webview", "webview"), ("browser", "browser"), ("elsewhere", "browser")])
  func urlTypes(type: String?, target: String) {
    let run = script(.ios, .button(OnClick(action: "follow_url", url: "https://shop", type: type)))
    let click = run.machine.environment.catalog.click(ActionID(index: 0))
    #expect(click.urlType.wireName == target)
  }

  @Test("A6: a deeplink is handed to the app, and nothing happens without one", arguments: Profile.current)
  func followDeeplink(profile: Profile) {
    var run = script(
      profile, .button(OnClick(action: "follow_deeplink", closeOnClick: false, deeplink: "app://x")),
      .button("follow_deeplink", closes: false))
    #expect(run.tap("a") == ["FollowDeeplinkEvent a"])
    #expect(run.tap("a", .element(1)) == ["note missingDeeplink"])
  }

  @Test("A10: a tracking request hits its urls and closes, no more", arguments: Profile.current)
  func requestTracking(profile: Profile) {
    var run = script(profile, events: ["request_tracking"], .button("request_tracking"))
    #expect(run.tap("a") == ["track https://t/request_tracking"] + Self.dismissal)
  }

  @Test(
    "A10: one that has neither urls nor a close says that there is nothing to do", arguments: Profile.current)
  func nothingToDo(profile: Profile) {
    var run = script(profile, .button("request_tracking", closes: false), .button("load", closes: false))
    #expect(run.tap("a", .element(0)) == ["note tap ignored, a nothingToDo"])
    #expect(run.tap("a", .element(1)) == ["note tap ignored, a nothingToDo"])
  }

  @Test(
    "A11: an unknown action does the same, with a note; its urls are found by its word",
    arguments: Profile.current)
  func unknownAction(profile: Profile) {
    var run = script(profile, events: ["other", "dance"], .button("dance"))
    #expect(run.tap("a") == ["track https://t/dance"] + Self.dismissal + ["note unknownAction"])
  }

  @Test("A12: texts, images and buttons react", arguments: ["text", "image", "button"])
  func reacting(type: String) {
    var run = script(.ios, Element(type: type, onClick: OnClick(action: "close")))
    #expect(run.tap("a") == Self.dismissal)
  }

  @Test(
    "A12: other elements do not", arguments: ["spacer", "products-container", "items-container", "webview"])
  func notReacting(type: String) {
    var run = script(.ios, .of(type, OnClick(action: "close")))
    #expect(run.tap("a") == ["note tap ignored, a nothingToDo"])
  }

  @Test("A12: nor does an element without onClick, or one that is not there")
  func withoutAction() {
    var run = script(.ios, .text())
    #expect(run.tap("a") == ["note tap ignored, a nothingToDo"])
    #expect(run.tap("a", .element(1)) == ["note tap ignored, a notThere"])
    #expect(run.tap("a", .element(.max)) == ["note tap ignored, a notThere"])
  }
}
