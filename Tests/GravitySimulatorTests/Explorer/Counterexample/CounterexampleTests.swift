import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite struct CounterexampleTests {
  @Test("A trap is driven to, and nothing more is left to expect")
  func trap() throws {
    let explored = try ExploredScenario(
      """
      campaign it "trap.json" delay=500ms

      trackView HOMEPAGE "app://home"
      """, maxStates: 100_000, bounds: .few)
    let path = try #require(explored.exploration.traps?.path)
    #expect(
      try explored.write(path.events, for: .trap) == """
        scenario "Counterexample: the user alone can leave every presentation"
        campaign it "trap.json" delay=500ms

        # way-out: the user alone can leave every presentation.
        # No gesture leads out of where this ends. No shorter way leads there: 4 events.
        trackView HOMEPAGE "app://home"
        # the delay of it ends
        wait 500ms
        expect nothing presented

        """)
  }

  @Test("A denied push prompt breaks a property of the scenario's own, and the header alone fails")
  func prompt() throws {
    let explored = try ExploredScenario(
      """
      tags push
      on visit reply {"campaigns": [{"campaignId": "primer", "delayTime": 300}]} after 20ms
      on choose primer reply "push-primer.json" after 100ms
      never locked
      never pushStatus denied

      trackView HOMEPAGE "app://home"
      """, maxStates: 3000, bounds: .few)
    #expect(
      try explored.write(explored.path(toOwn: 1), for: .own(1)) == """
        scenario "Counterexample: never pushStatus denied"
        tags push
        on visit reply {"campaigns": [{"campaignId": "primer", "delayTime": 300}]}
        on choose primer reply "push-primer.json"
        never pushStatus denied

        # The last step breaks the property above. No shorter way leads there: 7 events.
        trackView HOMEPAGE "app://home"
        # the delay of primer ends
        wait 300ms
        # primer-1 has appeared
        wait 600ms
        tap "Turn on"
        wait 100ms
        answer push deny

        """)
  }

  @Test("Names from payloads stay within their comments, and texts with joiners are written as they are")
  func hostileNames() throws {
    let explored = try ExploredScenario(
      #"""
      campaign it {"data": [{"payload": [{"decisionId": "gf:1", "experienceId": "6a5f4b7b73a8b1a026084fe2",
        "variationId": "6aad84e107977791de9defda", "campaignId": "6a257ce0d47ad8a83612ee91", "contents": [
          {"contentId": "promo\nwait 100s #", "contentType": "native", "deliveryMethod": "modal", "variables": {
            "frameUI": {"container": {}}, "elements": [{"type": "button", "text": "Семья 👩\u200d👧",
              "onClick": {"action": "open_step", "step": 2}}]}},
          {"contentId": "promo-2", "contentType": "native", "deliveryMethod": "modal", "step": 2, "variables": {
            "frameUI": {"container": {}}, "elements": [{"type": "text", "text": "Скидка 15%"}]}}]}]}]}
      never presented modal promo-2

      trackView HOMEPAGE "app://home"
      """#, maxStates: 3000, bounds: .few)
    let written = try explored.write(explored.path(toOwn: 0), for: .own(0))
    #expect(written.contains("\n# promo\\u{A}wait 100s # has appeared\n"))
    #expect(!written.contains("\nwait 100s"))
    #expect(written.contains("\ntap \"Семья 👩\u{200D}👧\"\n"))
    #expect(StringText.escapingUnprintable("\ttap \"👩\u{200D}👧\"") == " tap \"👩\\u200d👧\"")
  }

  @Test("A request that has to fail is answered by nobody, and one that has to wait is answered late")
  func requests() throws {
    let explored = try ExploredScenario(
      """
      campaign promo "promo.json" priority=2
      campaign gift "gift-snackbar.json" latency=80ms
      never presented snackBar gift-1

      trackView HOMEPAGE "app://home"
      """, maxStates: 3000, bounds: .few)
    let text = try explored.write(explored.path(toOwn: 0), for: .own(0))
    #expect(text.contains("on choose promo reply offline\n"))
    #expect(text.contains("campaign gift \"gift-snackbar.json\"\n"))
  }

  @Test("T2: a timer that is past due fires when the app comes back")
  func overdue() throws {
    let explored = try ExploredScenario(
      """
      campaign it "promo.json" delay=500ms

      trackView HOMEPAGE "app://home"
      """, maxStates: 3000)
    let path: [ExploredEvent] = [
      .call(0), .answer(clock: 1, succeeds: true), .answer(clock: 1, succeeds: true), .background,
      .foreground, .overdue(clock: 1), .due(clock: 1),
    ]
    #expect(
      try explored.drive(path) == """
        scenario "Drive"
        campaign it "promo.json" delay=500ms

        trackView HOMEPAGE "app://home"
        wait 100ms
        background
        wait 400ms
        foreground
        # the delay of it has ended meanwhile
        # promo-1 has appeared
        wait 500ms
        expect presented modal promo-1

        """)
  }

  @Test("A path that nothing can go is a mistake of ours, told with the step")
  func impossible() throws {
    let explored = try ExploredScenario(
      """
      campaign it "promo.json"

      trackView HOMEPAGE "app://home"
      """, maxStates: 10)
    #expect(throws: CounterexampleFault.self) { try explored.drive([.foreground]) }
    #expect(throws: CounterexampleFault.self) { try explored.write([.call(0)], for: .trap) }
    #expect(throws: CounterexampleFault.self) {
      try explored.write([.call(0)], for: .property(.oneClose, quirk: nil))
    }
  }
}

extension ExplorationBounds {
  fileprivate static var few: ExplorationBounds {
    var bounds = ExplorationBounds()
    (bounds.locks, bounds.backgrounds, bounds.leaves) = (0, 0, 0)
    return bounds
  }
}

extension ExploredScenario {
  fileprivate func path(toOwn number: Int) throws -> [ExploredEvent] {
    let reader = MarkReader(exploration)
    let reached = exploration.run.reached.first { reader.meaning(of: $0.mark) == .brokenOwn(number) }
    return try #require(reached).path.events
  }
}
