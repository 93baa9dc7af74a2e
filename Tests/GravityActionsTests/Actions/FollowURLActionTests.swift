import GravityActions
import Testing

@Suite struct FollowURLActionTests {
  @Test("A5: follow_url dismisses, then calls back", arguments: bothProfiles)
  func follows(policy: ActionPolicy) {
    let click = ClickParameters(name: .followURL, url: "https://example.com")
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .callBack(.followURL)])
  }

  @Test("A5: follow_url with closeOnClick false leaves the campaign open", arguments: bothProfiles)
  func staysOpen(policy: ActionPolicy) {
    let click = ClickParameters(name: .followURL, closeOnClick: false, url: "https://example.com")
    #expect(plan(click, policy) == [.reportURLs, .callBack(.followURL)])
  }

  @Test("A5: follow_url without a url only dismisses", arguments: bothProfiles, [nil, ""])
  func withoutURL(policy: ActionPolicy, url: String?) {
    let click = ClickParameters(name: .followURL, url: url)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .note(.missingURL)])
    let open = ClickParameters(name: .followURL, closeOnClick: false, url: url)
    #expect(plan(open, policy) == [.reportURLs, .note(.missingURL)])
  }

  @Test("A5: a url without a type is followed", arguments: bothProfiles)
  func withoutType(policy: ActionPolicy) {
    let click = ClickParameters(name: .followURL, url: "https://example.com", isURLTypeMissing: true)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .callBack(.followURL)])
  }

  @Test("A5: as on iOS 1.0.4, a url without a type is not followed")
  func withoutTypeAtFirst() {
    let click = ClickParameters(name: .followURL, url: "https://example.com", isURLTypeMissing: true)
    #expect(plan(click, .ios104) == [.reportURLs, .dismiss, .note(.missingURLType)])
    let typed = ClickParameters(name: .followURL, url: "https://example.com")
    #expect(plan(typed, .ios104) == [.reportURLs, .dismiss, .callBack(.followURL)])
    let neither = ClickParameters(name: .followURL, isURLTypeMissing: true)
    #expect(plan(neither, .ios104) == [.reportURLs, .dismiss, .note(.missingURL)])
  }
}
