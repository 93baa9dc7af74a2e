import GravityActions
import Testing

@Suite struct CopyActionTests {
  @Test("A4: copy dismisses, writes the pasteboard, then calls back", arguments: bothProfiles)
  func copies(policy: ActionPolicy) {
    let click = ClickParameters(name: .copy, copyData: "SALE10")
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .writePasteboard, .callBack(.copy)])
  }

  @Test("A4: copy with closeOnClick false leaves the campaign open", arguments: bothProfiles)
  func staysOpen(policy: ActionPolicy) {
    let click = ClickParameters(name: .copy, closeOnClick: false, copyData: "SALE10")
    #expect(plan(click, policy) == [.reportURLs, .writePasteboard, .callBack(.copy)])
  }

  @Test("A4: copy without copyData only dismisses", arguments: bothProfiles)
  func withoutData(policy: ActionPolicy) {
    #expect(plan(ClickParameters(name: .copy), policy) == [.reportURLs, .dismiss, .note(.missingCopyData)])
    let open = ClickParameters(name: .copy, closeOnClick: false)
    #expect(plan(open, policy) == [.reportURLs, .note(.missingCopyData)])
  }

  @Test("A4: copy with an empty copyData copies the empty text", arguments: bothProfiles)
  func emptyData(policy: ActionPolicy) {
    let click = ClickParameters(name: .copy, copyData: "")
    #expect(plan(click, policy) == [.reportURLs, .dismiss, .writePasteboard, .callBack(.copy)])
  }
}
