import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Properties of what triggers present")
struct AdmissionPropertyTests {
  @Test("P9: without its rule the lock does not hold")
  func lockHolds() throws {
    func run(_ plugins: PlugIns) throws -> [PropertyBreak] {
      try PropertyRun.breaks(.ideal, plugins) { setup in
        setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
      } _: { world in
        try world.lockPresentation()
        try world.trackView("HOMEPAGE", "app://home")
        try world.settle()
      }
    }
    #expect(try run(.without("lock")) == [PropertyBreak(property: .lockHolds, quirk: nil)])
    #expect(try run(.standard) == [])
  }

  @Test("L3: what was shown before the lock, or after it, breaks nothing")
  func lockIsOver() throws {
    let breaks = try PropertyRun.breaks(.ideal, .without("lock")) { setup in
      setup.campaign(
        "promo", try PropertySamples.campaign("promo-1", PropertySamples.closing, method: "modal"))
    } _: { world in
      try world.lockPresentation()
      try world.unlockPresentation()
      try world.trackView("HOMEPAGE", "app://home")
      try world.lockPresentation()
      try world.tap("Close")
      try world.settle()
      try world.kill()
      try world.relaunch()
      try world.trackView("HOMEPAGE", "app://home")
    }
    #expect(breaks == [])
  }

  @Test("P11: a trigger that goes on and on presents a second modal")
  func oneModal() throws {
    func run(_ policy: PresentationPolicy) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        setup.campaign("one", try PropertySamples.campaign("one-1", PropertySamples.closing))
        setup.campaign("two", try PropertySamples.campaign("two-1", PropertySamples.closing))
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.settle()
      }
    }
    let mutated = PropertyRun.mutated { policy in
      policy.furtherCandidates = .alwaysTried
      policy.stacking = .everything
    }
    #expect(try run(mutated) == [PropertyBreak(property: .oneModal, quirk: nil)])
    #expect(try run(.ideal) == [])
    #expect(
      try run(.android103) == [PropertyBreak(property: .oneModal, quirk: .triedAfterPresentation)])
    // The second one finds its host busy.
    #expect(try run(.ios) == [])
  }

  @Test("P8: without its rule a snack bar comes up on a host that is on its way out")
  func activeHost() throws {
    func run(_ plugins: PlugIns) throws -> [PropertyBreak] {
      try PropertyRun.breaks(.ideal, plugins) { setup in
        setup.campaign(
          "bar", try PropertySamples.campaign("bar-1", PropertySamples.closing, method: "snackBar"))
      } _: { world in
        try world.hostBeginDismissing("home")
        try world.trackView("HOMEPAGE", "app://home")
        try world.settle()
      }
    }
    #expect(try run(.without("hostActive")) == [PropertyBreak(property: .activeHost, quirk: nil)])
    #expect(try run(.standard) == [])
  }

  @Test("P13: more than the machine holds is turned away")
  func withinCapacity() throws {
    func run(_ policy: PresentationPolicy) throws -> [PropertyBreak] {
      try PropertyRun.breaks(policy) { setup in
        for number in 1...6 {
          let bar = try PropertySamples.campaign("bar-\(number)", PropertySamples.closing, method: "snackBar")
          setup.campaign("bar\(number)", bar)
        }
      } _: { world in
        try world.trackView("HOMEPAGE", "app://home")
        try world.settle()
      }
    }
    let mutated = PropertyRun.mutated { $0.furtherCandidates = .alwaysTried }
    #expect(try run(mutated) == [PropertyBreak(property: .withinCapacity, quirk: nil)])
    #expect(try run(.ideal) == [])
  }

  @Test("C1: a call for which no slot is left is turned away")
  func triggerRefused() throws {
    let breaks = try PropertyRun.breaks(.ideal) { setup in
      setup.campaign(
        "promo", try PropertySamples.campaign("promo-1", PropertySamples.closing), latency: 100)
    } _: { world in
      for _ in 1...6 { try world.trackView("HOMEPAGE", "app://home") }
    }
    #expect(breaks == [PropertyBreak(property: .withinCapacity, quirk: nil)])
  }
}
