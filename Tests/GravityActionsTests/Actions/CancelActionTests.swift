import GravityActions
import Testing

@Suite struct CancelActionTests {
  @Test("A3: cancel with closeOnClick closes twice on iOS")
  func closesTwice() {
    #expect(
      plan(ClickParameters(name: .cancel), .ios) == [.reportURLs, .dismiss, .dismiss, .callBack(.cancel)])
  }

  @Test("A3: cancel with closeOnClick closes once in ideal")
  func closesOnce() {
    #expect(plan(ClickParameters(name: .cancel), .ideal) == [.reportURLs, .dismiss, .callBack(.cancel)])
  }

  @Test("A3: cancel without closeOnClick dismisses nevertheless, once", arguments: bothProfiles)
  func withoutCloseOnClick(policy: ActionPolicy) {
    let click = ClickParameters(name: .cancel, closeOnClick: false)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .callBack(.cancel)])
  }

  @Test("A3: as on Flutter, cancel calls back first and dismisses only from a button with closeOnClick")
  func followsCloseOnClick() {
    let flutter = ActionPolicy.flutter0222
    #expect(plan(ClickParameters(name: .cancel), flutter) == [.reportURLs, .callBack(.cancel), .dismiss])
    let open = ClickParameters(name: .cancel, closeOnClick: false)
    #expect(plan(open, flutter) == [.reportURLs, .callBack(.cancel)])
    #expect(
      plan(ClickParameters(name: .cancel, source: .text), flutter) == [.reportURLs, .callBack(.cancel)])
  }
}
