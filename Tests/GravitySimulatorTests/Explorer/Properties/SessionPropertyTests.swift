import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Properties of what presentations report")
struct SessionPropertyTests {
  private func tapped(
    _ text: String, _ policy: PresentationPolicy, _ method: String, _ element: String
  ) throws -> [PropertyBreak] {
    try PropertyRun.breaks(policy) { setup in
      setup.campaign("promo", try PropertySamples.campaign("promo-1", element, method: method))
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.wait(600)
      try world.tap(text)
      try world.settle()
    }
  }

  @Test("E2: a snack bar that appears without an impression breaks the order of reports")
  func impressionIsMissing() throws {
    let mutated = PropertyRun.mutated { $0.snackBar.reportsImpression = false }
    #expect(
      try tapped("Close", mutated, "snackBar", PropertySamples.closing)
        == [PropertyBreak(property: .reportsInOrder, quirk: nil)])
    #expect(try tapped("Close", .ideal, "snackBar", PropertySamples.closing) == [])
  }

  @Test("E3: a snack bar that is never visible is a standing quirk of iOS")
  func snackBarIsNeverVisible() throws {
    let breaks = try PropertyRun.breaks(.ios) { setup in
      setup.campaign(
        "bar", try PropertySamples.campaign("bar-1", PropertySamples.closing, method: "snackBar"))
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.settle()
    }
    #expect(breaks == [PropertyBreak(property: .reportsInOrder, quirk: .snackBarIsNeverVisible)])
  }

  @Test("E3: a visible impression at each return is one too many")
  func visibleImpressionRepeats() throws {
    func run(_ policy: PresentationPolicy) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.wait(1_500)
        try world.scroll("promo-1", thousandths: 100)
        try world.scroll("promo-1", thousandths: 900)
        try world.wait(1_500)
      }
    }
    let mutated = PropertyRun.mutated { $0.visibleImpression = .afterASecond }
    #expect(try run(mutated) == [PropertyBreak(property: .reportsInOrder, quirk: nil)])
    #expect(try run(.ideal) == [])
    #expect(
      try run(.android103)
        == [PropertyBreak(property: .reportsInOrder, quirk: .visibleImpressionRepeats)])
  }

  @Test("A3: a cancel that closes twice reports two closes")
  func cancelClosesTwice() throws {
    let cancel = #"{"type": "button", "text": "Cancel", "onClick": {"action": "cancel"}}"#
    let mutated = PropertyRun.mutated { policy in
      policy.actions.cancelClosesTwice = true
      policy.closeReports = .eachRequest
    }
    #expect(
      try tapped("Cancel", mutated, "modal", cancel) == [PropertyBreak(property: .oneClose, quirk: nil)])
    #expect(try tapped("Cancel", .ideal, "modal", cancel) == [])
    let known = [PropertyBreak(property: .oneClose, quirk: .cancelClosesTwice)]
    #expect(try tapped("Cancel", .ios, "modal", cancel) == known)
    // Both are reported when the sheet is hidden, and were told of before (D12).
    #expect(try tapped("Cancel", .android103, "bottomSheet", cancel) == known)
  }

  @Test("E4: a dismissal without a report, and the quirk told before the end")
  func closeIsNotReported() throws {
    #expect(
      try tapped("Close", .flutter0222, "modal", PropertySamples.closing)
        .filter { $0.property == .oneClose }
        == [PropertyBreak(property: .oneClose, quirk: .closeIsNotReported)])
  }

  @Test("D10: what goes with its host without a close breaks its session")
  func goneWithoutClose() throws {
    func run(_ policy: PresentationPolicy) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.hostDetach("home")
        try world.settle()
      }
    }
    let mutated = PropertyRun.mutated { $0.reportsCloseWithHost = false }
    #expect(try run(mutated) == [PropertyBreak(property: .oneClose, quirk: nil)])
    #expect(try run(.ideal) == [])
    #expect(try run(.ios) == [PropertyBreak(property: .oneClose, quirk: .goneWithoutClose)])
  }

  @Test("D9: the timer of a dismissed snack bar does something for what is gone")
  func goneIsGone() throws {
    let mutated = PropertyRun.mutated { policy in
      policy.snackBar.closesTwice = true
      policy.closeReports = .eachRequest
    }
    #expect(
      try tapped("Close", mutated, "snackBar", PropertySamples.closing)
        == [
          PropertyBreak(property: .oneClose, quirk: nil), PropertyBreak(property: .goneIsGone, quirk: nil),
        ])
    #expect(try tapped("Close", .ideal, "snackBar", PropertySamples.closing) == [])
    #expect(
      try tapped("Close", .ios, "snackBar", PropertySamples.closing)
        == [
          PropertyBreak(property: .reportsInOrder, quirk: .snackBarIsNeverVisible),
          PropertyBreak(property: .oneClose, quirk: .closedAgainByTimer),
          PropertyBreak(property: .goneIsGone, quirk: .closedAgainByTimer),
        ])
  }

  @Test("A9: a chain of steps is one session, with one close at its end", arguments: Profile.builtIn)
  func chain(profile: Profile) throws {
    let breaks = try PropertyRun.breaks(profile.policy) { setup in
      setup.campaign("steps", try PropertySamples.steps())
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.wait(1_200)
      try? world.tap("Next")
      try world.settle()
      try? world.tap("Close")
      try world.settle()
    }
    #expect(breaks.filter { $0.quirk == nil } == [])
    if profile.name == "ideal" { #expect(breaks == []) }
  }

  @Test("A9, D10: a step that is on its way when its host goes takes the session with it")
  func chainWithoutHost() throws {
    let breaks = try PropertyRun.breaks(.ideal) { setup in
      setup.campaign("steps", try PropertySamples.steps())
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.tap("Next")
      try world.wait(200)
      try world.hostDetach("home")
      try world.settle()
    }
    #expect(breaks == [])
  }

  @Test("T3: killing the app ends sessions without reports, and breaks nothing", arguments: Profile.builtIn)
  func killed(profile: Profile) throws {
    let breaks = try PropertyRun.breaks(profile.policy) { setup in
      setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.kill()
      try world.relaunch()
      try world.settle()
    }
    #expect(breaks.filter { $0.property == .oneClose } == [])
  }
}
