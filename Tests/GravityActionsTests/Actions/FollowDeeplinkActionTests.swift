import GravityActions
import Testing

@Suite struct FollowDeeplinkActionTests {
  @Test("A6: follow_deeplink dismisses, then calls back", arguments: bothProfiles)
  func follows(policy: ActionPolicy) {
    let click = ClickParameters(name: .followDeeplink, deeplink: "shop://cart")
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .callBack(.followDeeplink)])
  }

  @Test("A6: follow_deeplink with closeOnClick false leaves the campaign open", arguments: bothProfiles)
  func staysOpen(policy: ActionPolicy) {
    let click = ClickParameters(name: .followDeeplink, closeOnClick: false, deeplink: "shop://cart")
    #expect(plan(click, policy) == [.reportURLs, .callBack(.followDeeplink)])
  }

  @Test("A6: follow_deeplink without a deeplink only dismisses", arguments: bothProfiles, [nil, ""])
  func withoutDeeplink(policy: ActionPolicy, deeplink: String?) {
    let click = ClickParameters(name: .followDeeplink, deeplink: deeplink)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .note(.missingDeeplink)])
    let open = ClickParameters(name: .followDeeplink, closeOnClick: false, deeplink: deeplink)
    #expect(plan(open, policy) == [.reportURLs, .note(.missingDeeplink)])
  }
}
