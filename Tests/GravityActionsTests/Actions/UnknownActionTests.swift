import GravityActions
import Testing

@Suite struct UnknownActionTests {
  private let click = ClickParameters(name: .unknown("rate_app"))

  @Test("A11: an unknown action reports, dismisses and is noted", arguments: bothProfiles)
  func reports(policy: ActionPolicy) {
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .note(.unknownAction)])
    let open = ClickParameters(name: .unknown("rate_app"), closeOnClick: false)
    #expect(plan(open, policy) == [.reportURLs, .note(.unknownAction)])
  }

  @Test("A11: as on Flutter, an unknown action is only noted")
  func isIgnored() {
    #expect(plan(click, .flutter0222) == [.note(.unknownAction)])
  }

  @Test("A1: unknown words match their events by text, and all alike as on Android")
  func events() {
    let (one, other) = (ActionName.unknown("rate_app"), ActionName.unknown("share"))
    #expect(ActionPolicy.ios.matches(event: one, action: one))
    #expect(!ActionPolicy.ios.matches(event: other, action: one))
    #expect(ActionPolicy.android103.matches(event: other, action: one))
    #expect(!ActionPolicy.android103.matches(event: .close, action: one))
    #expect(!ActionPolicy.android103.matches(event: .copy, action: .close))
    #expect(ActionPolicy.android103.matches(event: .close, action: .close))
  }
}
