import Testing

@testable import GravityPresentation

@Suite("Inline components: what they report")
struct InlineSightTests {
  private let feed: [[Content]] = [[.inline("feed")]]

  private func shown(_ kind: InlineKind = .uiKit, _ profile: Profile, _ answer: [[Content]]) -> InlineScript {
    var script = InlineScript(kind, profile, answers: answer)
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    _ = script.answer(0)
    return script
  }

  @Test(
    "E2: on iOS each re-appearance is an impression, elsewhere the first alone", arguments: Profile.builtIn)
  func impressions(_ profile: Profile) {
    var script = shown(.uiKit, profile, feed)
    _ = script.drive(.disappeared)
    let again = script.drive(.appeared)
    if profile.policy.inline.repeatsImpression {
      #expect(again == ["quirk E2 inlineImpressionRepeats", "impression feed"])
    } else {
      #expect(again == ["note nothingChanged"])
    }
  }

  @Test("E3, D13: half of the component in the window counts once")
  func visibleOnce() {
    var script = InlineScript(.uiKit, .ideal, answers: feed)
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    #expect(script.drive(.seen(thousandths: 499)) == ["note nothingChanged"])
    #expect(script.answer(0) == ["draw feed", "impression feed"])
    #expect(script.drive(.seen(thousandths: 500)) == ["visibleImpression feed"])
    #expect(script.drive(.seen(thousandths: 0)) == ["note nothingChanged"])
    #expect(script.drive(.seen(thousandths: 1000)) == ["note nothingChanged"])
  }

  @Test("D13: of a list's content no more is seen than of the list")
  func listShares() {
    var script = shown(.list, .ideal, [[.inline("one")], [.inline("two")]])
    #expect(script.drive(.contentSeen(script.content("two"), thousandths: 0)) == ["note nothingChanged"])
    #expect(script.component.blocks.map(script.component.share) == [1000, 0])
    _ = script.drive(.seen(thousandths: 300))
    #expect(script.component.blocks.map(script.component.share) == [300, 0])
    _ = script.drive(.disappeared)
    #expect(script.component.blocks.map(script.component.share) == [0, 0])
  }

  @Test("E11: Android reports impressions alone, and tells once what it leaves out")
  func android() {
    var script = InlineScript(.uiKit, .android103, answers: feed)
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    #expect(script.answer(0) == ["draw feed", "impression feed", "quirk E11 inlineIsNeverVisible"])
    _ = script.drive(.seen(thousandths: 0))
    #expect(script.drive(.seen(thousandths: 1000)) == ["note nothingChanged"])
    #expect(script.wait(2_000).isEmpty)
  }

  @Test("E11: a list on Android reports nothing")
  func androidList() {
    var script = InlineScript(.list, .android103, answers: [[.inline("one")], [.inline("two")]])
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    #expect(
      script.answer(0) == ["draw one two", "quirk E11 listReportsNothing", "quirk E11 listReportsNothing"])
    #expect(script.drive(.contentSeen(script.content("one"), thousandths: 900)) == ["note nothingChanged"])
  }

  @Test("E3: where a second must pass, an interruption starts it anew and each return counts")
  func afterASecond() {
    var policy = PresentationPolicy.ideal
    policy.visibleImpression = .afterASecond
    policy.quirks = .android103
    var script = InlineScript(.uiKit, Profile(name: "patient", policy: policy), answers: feed)
    _ = script.drive(.mounted)
    _ = script.drive(.appeared)
    #expect(script.answer(0) == ["draw feed", "impression feed", "timer feed 1000"])
    #expect(script.wait(999).isEmpty)
    #expect(script.drive(.seen(thousandths: 100)) == ["cancel feed"])
    #expect(script.drive(.seen(thousandths: 900)) == ["timer feed 1999"])
    #expect(script.wait(1_000) == ["visibleImpression feed"])
    #expect(script.drive(.disappeared) == ["note nothingChanged"])
    #expect(script.drive(.appeared) == ["timer feed 2999"])
    #expect(script.wait(1_000) == ["quirk E3 visibleImpressionRepeats", "visibleImpression feed"])
  }

  @Test("N1: what goes cancels what it waits for")
  func cancelled() {
    var policy = PresentationPolicy.ideal
    policy.visibleImpression = .afterASecond
    var script = shown(.uiKit, Profile(name: "patient", policy: policy), feed)
    #expect(script.timers.count == 1)
    #expect(script.drive(.unmounted) == ["cancel feed", "draw nothing, unmounted"])
    #expect(script.timers.isEmpty)
  }

  @Test("D11: a grid that is not drawn is told of when its content is")
  func grid() {
    let content = Content(
      contentId: "grid", deliveryMethod: "inline",
      variables: Variables(elements: [.of("products-container", layout: "grid")]),
      products: Products(
        strategyId: "6a5f4b7b73a8b1a026084f77",
        slots: [Slot(item: .object([]), strId: "1", slotId: nil)]))
    var script = InlineScript(.uiKit, answers: [[content]])
    _ = script.drive(.mounted)
    #expect(script.answer(0) == ["draw grid", "quirk D11 gridIsNotDrawn"])
  }
}
