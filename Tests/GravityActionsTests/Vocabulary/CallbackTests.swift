import GravityActions
import Testing

@Suite struct CallbackTests {
  @Test(
    "A3 to A7: each callback reaches the app under its event's name",
    arguments: [
      (Callback.copy, "CopyEvent"), (.cancel, "CancelEvent"), (.followURL, "FollowUrlEvent"),
      (.followDeeplink, "FollowDeeplinkEvent"), (.requestPush, "RequestPushEvent"),
      (.custom("RateAppEvent"), "RateAppEvent"),
    ])
  func name(callback: Callback, eventName: String) {
    #expect(callback.eventName == eventName)
  }
}
