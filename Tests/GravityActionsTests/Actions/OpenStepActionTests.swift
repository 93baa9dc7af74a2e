import GravityActions
import Testing

@Suite struct OpenStepActionTests {
  private let click = ClickParameters(name: .openStep, step: 2)
  private let open = ClickParameters(name: .openStep, closeOnClick: false, step: 2)
  private let stepless = ClickParameters(name: .openStep)
  private let openStepless = ClickParameters(name: .openStep, closeOnClick: false)

  @Test("A9: open_step closes the campaign first on iOS, unless closeOnClick is false")
  func closesFirst() {
    #expect(plan(click, .ios) == [.reportURLs, .dismiss, .openStep])
    #expect(plan(open, .ios) == [.reportURLs, .openStep])
  }

  @Test("A9: open_step without a step has closed the campaign already on iOS")
  func withoutStep() {
    #expect(plan(stepless, .ios) == [.reportURLs, .dismiss, .note(.missingStep)])
    #expect(plan(openStepless, .ios) == [.reportURLs, .note(.missingStep)])
  }

  @Test("A9: open_step replaces without a dismissal, whatever closeOnClick says", arguments: replacing)
  func replaces(policy: ActionPolicy) {
    #expect(plan(click, policy) == [.reportURLs, .openStep])
    #expect(plan(open, policy) == [.reportURLs, .openStep])
  }

  @Test("A9: open_step without a step keeps the campaign where steps replace", arguments: replacing)
  func keeps(policy: ActionPolicy) {
    #expect(plan(stepless, policy) == [.reportURLs, .note(.missingStep)])
    #expect(plan(openStepless, policy) == [.reportURLs, .note(.missingStep)])
  }

  @Test("A9: as on iOS 1.0.4, open_step is an unknown word and closes the campaign")
  func isUnknown() {
    #expect(plan(click, .ios104) == [.reportURLs, .dismiss, .note(.unknownAction)])
    #expect(plan(open, .ios104) == [.reportURLs, .note(.unknownAction)])
  }

  static let replacing: [ActionPolicy] = [.ideal, .flutter0222]
}
