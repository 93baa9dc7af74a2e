import GravityPresentation
import Testing

@testable import GravitySimulator

/// For each property a mutated policy that breaks it, and how many events that takes.
@Suite("Properties that explorations find broken")
struct ExploredPropertyTests {
  private func promo(_ setup: inout WorldSetup) throws {
    setup.campaign("promo", try PropertySamples.campaign("promo-1", PropertySamples.closing))
  }

  private func bar(_ setup: inout WorldSetup) throws {
    setup.campaign("bar", try PropertySamples.campaign("bar-1", PropertySamples.closing, method: "snackBar"))
  }

  @Test("P9: lock, call, list, content")
  func lockHolds() throws {
    let mutated = try PropertyExploration(.ideal, .without("lock"), locks: 1, with: promo)
    #expect(mutated.faults == [.lockHolds])
    #expect(mutated.length(.lockHolds) == 4)
    #expect(try PropertyExploration(.ideal, locks: 1, with: promo).faults == [])
  }

  @Test("P11: call, list, content, content")
  func oneModal() throws {
    let two: (inout WorldSetup) throws -> Void = { setup in
      setup.campaign("one", try PropertySamples.campaign("one-1", PropertySamples.closing))
      setup.campaign("two", try PropertySamples.campaign("two-1", PropertySamples.closing))
    }
    var policy = PropertyRun.mutated { policy in
      policy.furtherCandidates = .alwaysTried
      policy.stacking = .everything
    }
    let mutated = try PropertyExploration(policy, with: two)
    #expect(mutated.faults == [.oneModal])
    #expect(mutated.length(.oneModal) == 4)
    #expect(try PropertyExploration(.ideal, with: two).faults == [])

    // Known as the quirk that it is, where the profile owns up to it.
    policy.quirks = QuirkSet(.triedAfterPresentation)
    let known = try PropertyExploration(policy, with: two)
    #expect(known.faults == [])
    #expect(known.length(.oneModal, .triedAfterPresentation) == 4)
  }

  @Test("E2: call, list, content")
  func reportsInOrder() throws {
    let policy = PropertyRun.mutated { $0.snackBar.reportsImpression = false }
    let mutated = try PropertyExploration(policy, with: bar)
    #expect(mutated.faults == [.reportsInOrder])
    #expect(mutated.length(.reportsInOrder) == 3)
    #expect(try PropertyExploration(.ideal, with: bar).faults == [])
  }

  @Test("D10: call, list, content, and the screen leaves")
  func oneClose() throws {
    let policy = PropertyRun.mutated { $0.reportsCloseWithHost = false }
    let mutated = try PropertyExploration(policy, leaves: 1, with: promo)
    #expect(mutated.faults == [.oneClose])
    #expect(mutated.length(.oneClose) == 4)
    #expect(try PropertyExploration(.ideal, leaves: 1, with: promo).faults == [])
  }

  @Test("D9: call, list, content, tap, and two timers")
  func goneIsGone() throws {
    let policy = PropertyRun.mutated { policy in
      policy.snackBar.closesTwice = true
      policy.closeReports = .eachRequest
    }
    let mutated = try PropertyExploration(policy, with: bar)
    #expect(mutated.faults == [.oneClose, .goneIsGone])
    #expect(mutated.length(.goneIsGone) == 6)
    #expect(mutated.length(.oneClose) == 6)
  }

  @Test("P8: the screen begins to leave, call, list, content")
  func activeHost() throws {
    let leaving = Step.hostBeginDismissing("home")
    let mutated = try PropertyExploration(.ideal, .without("hostActive"), calls: [leaving], with: bar)
    #expect(mutated.faults == [.activeHost])
    #expect(mutated.length(.activeHost) == 4)
    #expect(try PropertyExploration(.ideal, calls: [leaving], with: bar).faults == [])
  }

  @Test("A7: call, list, content, transition, tap, and the answer to the prompt")
  func promptOnce() throws {
    let primer: (inout WorldSetup) throws -> Void = { $0.campaign("primer", try Samples.primer()) }
    let policy = PropertyRun.mutated { $0.actions.pushRefusal = .registersAndOpensSettings }
    let mutated = try PropertyExploration(policy, with: primer)
    #expect(mutated.faults == [.promptOnce])
    #expect(mutated.length(.promptOnce) == 6)
    #expect(try PropertyExploration(.ideal, with: primer).faults == [])
  }

  @Test("D4: call, list, content, transition, and a tap on the close button")
  func tapsCount() throws {
    let dead: (inout WorldSetup) throws -> Void = { setup in
      setup.campaign(
        "promo", try PropertySamples.campaign("promo-1", PropertySamples.closing, close: "{}"))
    }
    let policy = PropertyRun.mutated { $0.closeButtonAlwaysCloses = false }
    let mutated = try PropertyExploration(policy, with: dead)
    #expect(mutated.faults == [.tapsCount])
    #expect(mutated.length(.tapsCount) == 5)
    #expect(try PropertyExploration(.ideal, with: dead).faults == [])
  }

  @Test("D12: call, list, content, and a transition that never ends")
  func waitsEnd() throws {
    let mutated = try PropertyExploration(.ideal) { setup in
      setup.presenters = try EndlessPresenter.registry()
      try promo(&setup)
    }
    #expect(mutated.faults == [.waitsEnd])
    #expect(mutated.length(.waitsEnd) == 3)
    #expect(try PropertyExploration(.ideal, with: promo).faults == [])
  }

  @Test("P13: call, list, and six contents")
  func withinCapacity() throws {
    let bars: (inout WorldSetup) throws -> Void = { setup in
      for number in 1...6 {
        let bar = try PropertySamples.campaign("bar-\(number)", PropertySamples.closing, method: "snackBar")
        setup.campaign("bar\(number)", bar)
      }
    }
    let policy = PropertyRun.mutated { $0.furtherCandidates = .alwaysTried }
    let mutated = try PropertyExploration(policy, depth: 8, with: bars)
    #expect(mutated.faults == [.withinCapacity])
    #expect(mutated.length(.withinCapacity) == 8)
    #expect(try PropertyExploration(.ideal, depth: 8, with: bars).faults == [])
  }

  @Test("D4, D8: call, list, content, and no way out of a full screen with a dead close button")
  func wayOut() throws {
    let full: (inout WorldSetup) throws -> Void = { setup in
      let text = #"{"type": "text", "text": "Hello"}"#
      setup.campaign(
        "promo", try PropertySamples.campaign("promo-1", text, method: "fullScreen", close: "{}"))
    }
    let policy = PropertyRun.mutated { $0.closeButtonAlwaysCloses = false }
    let mutated = try PropertyExploration(policy, with: full)
    #expect(mutated.exploration.traps?.path?.events.count == 3)
    #expect(try PropertyExploration(.ideal, with: full).exploration.trapped == 0)
  }
}
