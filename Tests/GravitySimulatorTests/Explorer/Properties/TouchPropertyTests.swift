import GravityActions
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Properties of what the user does, and of what is waited for")
struct TouchPropertyTests {
  @Test("A7: the settings open although the user has just said no")
  func promptOnce() throws {
    func run(_ policy: PresentationPolicy, allows: Bool = false) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        setup.campaign("primer", try Samples.primer())
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.tap("Turn on")
        try world.answerPush(isAllowed: allows)
      }
    }
    let mutated = PropertyRun.mutated { $0.actions.pushRefusal = .registersAndOpensSettings }
    #expect(try run(mutated) == [PropertyBreak(property: .promptOnce, quirk: nil)])
    #expect(try run(.ideal) == [])
    #expect(try run(.ios) == [PropertyBreak(property: .promptOnce, quirk: .settingsAfterRefusal)])
    #expect(try run(.ios, allows: true) == [])
  }

  @Test("A8: where the status is decided the settings may open", arguments: [PresentationPolicy.ios, .ideal])
  func settingsWithoutPrompt(policy: PresentationPolicy) throws {
    let breaks = try PropertyRun.breaks(policy) { setup in
      setup.pushStatus = .denied
      setup.campaign("primer", try Samples.primer())
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.tap("Turn on")
      try world.expectOpened(["settings"])
    }
    #expect(breaks == [])
  }

  @Test("D4: a close button that does nothing")
  func tapsCount() throws {
    func run(_ policy: PresentationPolicy) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        setup.campaign(
          "promo", try PropertySamples.campaign("promo-1", PropertySamples.closing, close: "{}"))
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.tap(.close, waits: false)
        try world.tap(.close)
      }
    }
    let mutated = PropertyRun.mutated { $0.closeButtonAlwaysCloses = false }
    #expect(try run(mutated) == [PropertyBreak(property: .tapsCount, quirk: nil)])
    #expect(try run(.ideal) == [])
    #expect(try run(.ios) == [PropertyBreak(property: .tapsCount, quirk: .closeButtonIsDead)])
  }

  @Test("A12: an element without an action invites nobody")
  func tapOnText() throws {
    let breaks = try PropertyRun.breaks(.ideal) { setup in
      setup.campaign("promo", try PropertySamples.campaign("promo-1", #"{"type": "text", "text": "Hello"}"#))
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.tap("Hello")
    }
    #expect(breaks == [])
  }

  @Test("A4: a button that has nothing to copy, and stays")
  func nothingToCopy() throws {
    let copy =
      #"{"type": "button", "text": "Copy", "onClick": {"action": "copy", "closeOnClick": false}}"#
    let breaks = try PropertyRun.breaks(.ideal) { setup in
      setup.campaign("promo", try PropertySamples.campaign("promo-1", copy))
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.tap("Copy")
    }
    #expect(breaks == [PropertyBreak(property: .tapsCount, quirk: nil)])
  }

  @Test("D12: a presenter whose transition never ends leaves the machine waiting")
  func waitsEnd() throws {
    func run(_ presenters: PresenterRegistry) throws -> [PropertyBreak] {
      try PropertyRun.breaks(.ideal) { setup in
        setup.presenters = presenters
        setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
      }
    }
    let endless = try EndlessPresenter.registry()
    #expect(try run(endless) == [PropertyBreak(property: .waitsEnd, quirk: nil)])
    #expect(try run(.standard) == [])
  }

  @Test("A8: a prompt is something that can end a wait")
  func waitForPrompt() throws {
    let breaks = try PropertyRun.breaks(.ideal) { setup in
      setup.campaign("primer", try Samples.primer())
    } _: { world in
      try world.trackView("HOMEPAGE", "app://home")
      try world.tap("Turn on")
      try world.settle()
    }
    #expect(breaks == [])
  }
}
