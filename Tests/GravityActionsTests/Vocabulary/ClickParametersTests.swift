import GravityActions
import Testing

@Suite struct ClickParametersTests {
  @Test("A1: a click that says nothing else closes, goes to the browser and has no data")
  func defaults() {
    let click = ClickParameters(name: .copy)
    #expect(click.closeOnClick)
    #expect(click.urlType == .browser)
    #expect(!click.isURLTypeMissing)
    #expect(click.source == .button)
    for parameter in [ClickParameter.copyData, .url, .deeplink, .step] { #expect(!click.has(parameter)) }
  }

  @Test("A4: an empty text can be copied; A5, A6: an empty link leads nowhere; A9: step 0 is a step")
  func emptyValues() {
    let click = ClickParameters(name: .copy, copyData: "", url: "", deeplink: "", step: 0)
    #expect(click.has(.copyData))
    #expect(!click.has(.url))
    #expect(!click.has(.deeplink))
    #expect(click.has(.step))
  }
}
