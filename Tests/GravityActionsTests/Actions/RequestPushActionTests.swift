import GravityActions
import Testing

@Suite struct RequestPushActionTests {
  @Test("A7: request_push dismisses, asks the system, calls back", arguments: bothProfiles)
  func asks(policy: ActionPolicy) {
    let click = ClickParameters(name: .requestPush)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .askForPush, .callBack(.requestPush)])
  }

  @Test("A7: request_push with closeOnClick false leaves the campaign open", arguments: bothProfiles)
  func staysOpen(policy: ActionPolicy) {
    let click = ClickParameters(name: .requestPush, closeOnClick: false)
    #expect(plan(click, policy) == [.reportURLs, .askForPush, .callBack(.requestPush)])
  }

  @Test("A7: as on Android, request_push opens the notification settings at once")
  func opensSettings() {
    let steps = plan(ClickParameters(name: .requestPush), .android103)
    #expect(steps == [.reportURLs, .dismiss, .openNotificationSettings, .callBack(.requestPush)])
  }

  @Test("A7: as on Flutter, request_push only calls back, then dismisses")
  func callsBack() {
    let steps = plan(ClickParameters(name: .requestPush), .flutter0222)
    #expect(steps == [.reportURLs, .callBack(.requestPush), .dismiss])
  }
}
