import Testing

@testable import GravityPresentation

@Suite("Inline components: when they load")
struct InlineLoadingTests {
  private let feed: [[Content]] = [[.inline("feed")]]
  private let banner: [[Content]] = [[.inline("banner")]]

  @Test("N1: a SwiftUI view loads when it appears, behind its loader")
  func swiftUI() {
    var script = InlineScript(.swiftUI, hasLoader: true, answers: feed)
    #expect(script.drive(.mounted) == ["note loadsOnAppearance"])
    #expect(script.drive(.appeared) == ["load 1", "draw loader"])
    #expect(script.answer(0) == ["draw feed", "impression feed", "visibleImpression feed"])
    #expect(script.component.height(in: script.environment.catalog) == .byContent)
  }

  @Test("N1: a UIKit view loads when it is initialized, and reports when it appears")
  func uiKit() {
    var script = InlineScript(.uiKit, answers: feed)
    #expect(script.drive(.mounted) == ["load 1", "draw nothing, awaited"])
    #expect(script.answer(0) == ["draw feed"])
    #expect(script.drive(.appeared) == ["impression feed", "visibleImpression feed"])
  }

  @Test("N1: a list draws the root of each campaign, in order")
  func list() {
    var script = InlineScript(
      .list, answers: [[.inline("second", step: 2), .inline("first", step: 1)], [.modal("modal")], []])
    #expect(script.drive(.mounted) == ["load 1", "draw nothing, awaited"])
    #expect(script.answer(0) == ["draw first modal"])
  }

  @Test("N1: a single component draws the first campaign's root alone")
  func single() {
    var script = InlineScript(.uiKit, answers: [[.inline("one")], [.inline("two")]])
    _ = script.drive(.mounted)
    #expect(script.answer(0) == ["draw one"])
  }

  @Test("N1: an empty component is tried again at its next appearance")
  func empty() {
    var script = InlineScript(.uiKit, answers: [], feed)
    _ = script.drive(.mounted)
    #expect(script.drive(.appeared) == ["note keepsRequest"])
    #expect(script.answer(0) == ["draw nothing, noContent"])
    #expect(script.drive(.disappeared) == ["note nothingChanged"])
    #expect(script.drive(.appeared) == ["load 2", "draw nothing, awaited"])
    #expect(script.answer(1) == ["draw feed", "impression feed", "visibleImpression feed"])
  }

  @Test("N1: a failed component is tried again at its next appearance")
  func failed() {
    var script = InlineScript(.swiftUI, hasLoader: true, answers: feed)
    _ = script.drive(.appeared)
    #expect(
      script.fail(.status(500)) == ["draw nothing, failed(GravityPresentation.LoadFailure.status(500))"])
    _ = script.drive(.disappeared)
    #expect(script.drive(.appeared) == ["load 2", "draw loader"])
    #expect(script.fail(nil) == ["draw nothing, refused"])
    _ = script.drive(.disappeared)
    #expect(script.drive(.appeared) == ["load 3", "draw loader"])
  }

  @Test("N1: another page on the same instance loads nothing where there is content")
  func anotherPage() {
    var script = InlineScript(.uiKit, answers: feed)
    _ = script.drive(.mounted)
    #expect(script.drive(.rebound(hasNewSelector: false)) == ["note keepsRequest"])
    _ = script.answer(0)
    #expect(script.drive(.rebound(hasNewSelector: false)) == ["note keepsContent"])
    #expect(script.component.phase == .shown)
  }

  @Test("N1: one more initialize of an empty UIKit view loads, a SwiftUI view waits until it appears")
  func anotherPageOfNothing() {
    var view = InlineScript(.uiKit, answers: [])
    _ = view.drive(.mounted)
    _ = view.answer(0)
    #expect(view.drive(.rebound(hasNewSelector: false)) == ["load 2", "draw nothing, awaited"])
    var swiftUI = InlineScript(.swiftUI, answers: [])
    _ = swiftUI.drive(.appeared)
    _ = swiftUI.answer(0)
    #expect(swiftUI.drive(.rebound(hasNewSelector: false)) == ["note pageCountsLater"])
  }

  @Test("N1: another selector of a SwiftUI view drops the content and loads anew")
  func anotherSelector() {
    var script = InlineScript(.swiftUI, answers: feed, banner)
    _ = script.drive(.appeared)
    _ = script.answer(0)
    #expect(script.drive(.rebound(hasNewSelector: true)) == ["load 2", "draw nothing, awaited"])
    #expect(script.answer(0, toRequest: 1) == ["note tooLate"])
    #expect(script.answer(1) == ["draw banner", "impression banner", "visibleImpression banner"])
  }

  @Test("N1: another selector off the screen loads at the next appearance")
  func anotherSelectorOffScreen() {
    var script = InlineScript(.swiftUI, answers: feed, banner)
    _ = script.drive(.appeared)
    _ = script.drive(.disappeared)
    #expect(
      script.drive(.rebound(hasNewSelector: true)) == ["note loadsOnAppearance", "draw nothing, notAskedFor"])
    #expect(script.answer(0) == ["note tooLate"])
    #expect(script.drive(.appeared) == ["load 3", "draw nothing, awaited"])
  }

  @Test("N1: the selector of a UIKit view is fixed")
  func fixedSelector() {
    var script = InlineScript(.uiKit, answers: feed)
    _ = script.drive(.mounted)
    #expect(script.drive(.rebound(hasNewSelector: true)) == ["note selectorIsFixed"])
  }

  @Test("N1: what answers an unmounted component is too late")
  func unmounted() {
    var script = InlineScript(.uiKit, answers: feed)
    _ = script.drive(.mounted)
    #expect(script.drive(.unmounted) == ["draw nothing, unmounted"])
    #expect(script.answer(0) == ["note unmountedBefore"])
    #expect(script.drive(.appeared) == ["note unmountedBefore"])
  }

  @Test("N1: iOS 1.0.4 has no loader and draws the first content, whatever its step")
  func ios104() {
    var script = InlineScript(
      .uiKit, .ios104, hasLoader: true, answers: [[.inline("step", step: 1), .inline("root")]])
    #expect(script.drive(.mounted) == ["load 1", "draw nothing, awaited"])
    #expect(script.answer(0) == ["draw step", "quirk N1 inlineRootHasStep"])
  }
}
