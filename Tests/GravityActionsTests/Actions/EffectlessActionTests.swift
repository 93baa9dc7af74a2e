import GravityActions
import Testing

@Suite struct EffectlessActionTests {
  static let lifeCycle: [ActionName] = [.load, .impression, .visibleImpression]

  @Test("A10: request_tracking reports and dismisses, no more", arguments: bothProfiles)
  func tracking(policy: ActionPolicy) {
    #expect(plan(ClickParameters(name: .requestTracking), policy) == [.reportURLs, .dismiss])
    let open = ClickParameters(name: .requestTracking, closeOnClick: false)
    #expect(plan(open, policy) == [.reportURLs])
  }

  @Test("A1: a word of section 5 in a click has no effect", arguments: lifeCycle, bothProfiles)
  func lifeCycleWord(name: ActionName, policy: ActionPolicy) {
    #expect(plan(ClickParameters(name: name), policy) == [.reportURLs, .dismiss])
    #expect(plan(ClickParameters(name: name, closeOnClick: false), policy) == [.reportURLs])
  }
}
