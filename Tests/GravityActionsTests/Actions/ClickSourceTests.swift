import GravityActions
import Testing

@Suite struct ClickSourceTests {
  static let sources: [ClickSource] = [.button, .closeButton, .text, .image, .templateImage, .container]
  static let buttons: [ClickSource] = [.button, .templateImage]

  @Test("A1: on iOS and in ideal it does not matter what was tapped", arguments: sources, bothProfiles)
  func everythingDismisses(source: ClickSource, policy: ActionPolicy) {
    let click = ClickParameters(name: .copy, copyData: "SALE10", source: source)
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .writePasteboard, .callBack(.copy)])
  }

  @Test("A1: as on Flutter, buttons dismiss after the effect", arguments: buttons)
  func button(source: ClickSource) {
    let click = ClickParameters(name: .requestPush, source: source)
    #expect(plan(click, .flutter0222) == [.reportURLs, .callBack(.requestPush), .dismiss])
    let open = ClickParameters(name: .requestPush, closeOnClick: false, source: source)
    #expect(plan(open, .flutter0222) == [.reportURLs, .callBack(.requestPush)])
  }

  @Test("A1: as on Flutter, nothing else dismisses", arguments: [.text, .image, .container] as [ClickSource])
  func others(source: ClickSource) {
    let click = ClickParameters(name: .requestPush, source: source)
    #expect(plan(click, .flutter0222) == [.reportURLs, .callBack(.requestPush)])
  }

  @Test("A1: as on Flutter, the frame's close button always dismisses")
  func closeButton() {
    let open = ClickParameters(name: .requestPush, closeOnClick: false, source: .closeButton)
    #expect(plan(open, .flutter0222) == [.reportURLs, .callBack(.requestPush), .dismiss])
    let close = ClickParameters(name: .close, closeOnClick: false, source: .closeButton)
    #expect(plan(close, .flutter0222) == [.reportURLs, .dismiss])
    let unknown = ClickParameters(name: .unknown("rate_app"), source: .closeButton)
    #expect(plan(unknown, .flutter0222) == [.note(.unknownAction), .dismiss])
  }
}
