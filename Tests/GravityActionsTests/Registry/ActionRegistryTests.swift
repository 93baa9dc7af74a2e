import GravityActions
import Testing

@Suite struct ActionRegistryTests {
  @Test("A1: every known name has an action, listed by wire name")
  func standard() {
    let words = ActionRegistry.standard.names.map(\.wireName)
    #expect(
      words == [
        "cancel", "close", "copy", "follow_deeplink", "follow_url", "impression", "load", "open_step",
        "request_push", "request_tracking", "submit_form", "visible_impression",
      ])
  }

  @Test("A11: an app's own action is framed like any other and no longer unknown")
  func ownAction() throws {
    var registry = ActionRegistry()
    try registry.register(RateAppAction())
    let click = ClickParameters(name: ActionName(wireName: "rate_app"))
    let effect = ActionStep.callBack(.custom("RateAppEvent"))
    #expect(registry.plan(for: click, under: .ios) == [.reportURLs, .dismiss, effect])
    #expect(registry.plan(for: click, under: .flutter0222) == [.reportURLs, effect, .dismiss])
  }

  @Test("A11: a second action for a name is refused, and the first stays")
  func duplicate() throws {
    var registry = ActionRegistry()
    try registry.register(RateAppAction())
    let before = registry.names
    #expect(throws: RegistrationError.nameTaken(.unknown("rate_app"))) {
      try registry.register(RateAppAction())
    }
    #expect(registry.names == before)
  }

  @Test("A11: a built-in name is refused, known or spelled out", arguments: ActionName.known)
  func builtIn(name: ActionName) {
    var registry = ActionRegistry()
    #expect(throws: RegistrationError.nameTaken(name)) {
      try registry.register(RateAppAction(name: name))
    }
    let spelledOut = ActionName.unknown(name.wireName)
    #expect(throws: RegistrationError.nameTaken(spelledOut)) {
      try registry.register(RateAppAction(name: spelledOut))
    }
  }

  @Test("A11: the order of registration does not show")
  func order() throws {
    var (one, other) = (ActionRegistry(), ActionRegistry())
    let (share, rate) = (RateAppAction(name: .unknown("share")), RateAppAction())
    try one.register(share)
    try one.register(rate)
    try other.register(rate)
    try other.register(share)
    #expect(one.names == other.names)
    #expect(one.names.last == .visibleImpression)
  }

  @Test("A4, A5, A6, A9: an action tells what it cannot do without")
  func requirements() {
    let registry = ActionRegistry.standard
    #expect(registry.action(named: .copy)?.requiredParameters == [.copyData])
    #expect(registry.action(named: .followURL)?.requiredParameters == [.url])
    #expect(registry.action(named: .followDeeplink)?.requiredParameters == [.deeplink])
    #expect(registry.action(named: .openStep)?.requiredParameters == [.step])
    #expect(registry.action(named: .close)?.requiredParameters == [])
    #expect(registry.action(named: .unknown("rate_app")) == nil)
  }
}
