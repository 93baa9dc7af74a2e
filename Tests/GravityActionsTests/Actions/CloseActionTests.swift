import GravityActions
import Testing

@Suite struct CloseActionTests {
  @Test("A2: close dismisses once, whatever closeOnClick says", arguments: bothProfiles, [true, false])
  func dismissesOnce(policy: ActionPolicy, closeOnClick: Bool) {
    let click = ClickParameters(name: .close, closeOnClick: closeOnClick)
    #expect(plan(click, policy) == [.reportURLs, .dismiss])
  }

  @Test("A2: the close urls are hit twice on iOS, once in ideal: left to whoever carries the plan out")
  func urls() {
    #expect(ActionPolicy.ios.hitsCloseURLsTwice)
    #expect(!ActionPolicy.ideal.hitsCloseURLsTwice)
  }

  @Test("A2: as on Flutter, close dismisses only from a button with closeOnClick")
  func followsCloseOnClick() {
    let flutter = ActionPolicy.flutter0222
    #expect(plan(ClickParameters(name: .close), flutter) == [.reportURLs, .dismiss])
    #expect(plan(ClickParameters(name: .close, closeOnClick: false), flutter) == [.reportURLs])
    #expect(plan(ClickParameters(name: .close, source: .text), flutter) == [.reportURLs])
    #expect(plan(ClickParameters(name: .close, source: .image), flutter) == [.reportURLs])
  }
}
