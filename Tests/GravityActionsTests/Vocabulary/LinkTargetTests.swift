import GravityActions
import Testing

@Suite struct LinkTargetTests {
  @Test("A5: both link targets are read and written as themselves")
  func roundTrip() {
    #expect(LinkTarget(wireName: "browser") == .browser)
    #expect(LinkTarget(wireName: "webview") == .webview)
    #expect(LinkTarget.browser.wireName == "browser")
    #expect(LinkTarget.webview.wireName == "webview")
  }

  @Test("A5: an absent, null or unknown type is the browser", arguments: [nil, "", "WebView", "safari"])
  func fallback(word: String?) {
    #expect(LinkTarget(wireName: word) == .browser)
  }
}
