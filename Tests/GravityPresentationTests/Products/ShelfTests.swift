import Testing

@testable import GravityPresentation

@Suite("Product cards: what their detectors report")
struct ShelfTests {
  @Test("E5: each card is seen once, however often it comes back")
  func once() {
    var script = ShelfScript(.ios, .products("goods", "a", "b"))
    #expect(script.drive(.contentSeen(thousandths: 1000)) == ["seen 0", "seen 1"])
    #expect(script.drive(.cardSeen(1, thousandths: 0)) == ["note nothingChanged"])
    #expect(script.drive(.cardSeen(1, thousandths: 1000)) == ["note nothingChanged"])
  }

  @Test("E5, D13: a card's share is the smaller of its own and its content's")
  func shares() {
    var script = ShelfScript(.ideal, slotIDs: ["a", "b"])
    #expect(script.drive(.cardSeen(0, thousandths: 1000)) == ["note nothingChanged"])
    #expect(script.drive(.cardSeen(1, thousandths: 499)) == ["note nothingChanged"])
    #expect(script.drive(.contentSeen(thousandths: 500)) == ["seen 0"])
    #expect(script.drive(.cardSeen(1, thousandths: 500)) == ["seen 1"])
  }

  @Test("E5: on Android a card must be in sight for a second, and counts at each return")
  func android() {
    var script = ShelfScript(.android103, .products("goods", "a", "b"))
    #expect(script.drive(.contentSeen(thousandths: 1000)) == ["timer 0 1000", "timer 1 1000"])
    #expect(script.wait(500).isEmpty)
    #expect(script.drive(.cardSeen(0, thousandths: 100)) == ["cancel 0"])
    #expect(script.wait(500) == ["seen 1"])
    #expect(script.drive(.contentSeen(thousandths: 0)) == ["note nothingChanged"])
    #expect(script.drive(.contentSeen(thousandths: 1000)) == ["timer 1 2000"])
    #expect(script.wait(1_000) == ["quirk E5 productImpressionRepeats", "seen 1"])
  }

  @Test("E5: what leaves the screen interrupts its seconds")
  func ended() {
    var script = ShelfScript(.android103, .products("goods", "a"))
    _ = script.drive(.contentSeen(thousandths: 1000))
    #expect(script.drive(.ended) == ["cancel 0"])
    #expect(script.drive(.secondPassed(0)) == ["note tooLate"])
    #expect(script.drive(.cardSeen(0, thousandths: 1000)) == ["note nothingChanged"])
  }

  @Test("E5: Flutter reports a slotId once, and a card without one never")
  func flutter() {
    var script = ShelfScript(.flutter0222, slotIDs: ["x", nil, "x", "y"])
    #expect(
      script.drive(.contentSeen(thousandths: 1000)) == [
        "seen 0", "quirk E5 cardWithoutSlotID", "quirk E5 cardsShareSlotID", "seen 3",
      ])
    _ = script.drive(.contentSeen(thousandths: 0))
    #expect(script.drive(.contentSeen(thousandths: 1000)) == ["note nothingChanged"])
  }

  @Test("E5: of two cards with one slotId the one that comes first counts")
  func secondTwinFirst() {
    var script = ShelfScript(.flutter0222, slotIDs: ["x", "x"])
    _ = script.drive(.cardSeen(0, thousandths: 0))
    #expect(script.drive(.contentSeen(thousandths: 1000)) == ["seen 1"])
    #expect(script.drive(.cardSeen(0, thousandths: 1000)) == ["quirk E5 cardsShareSlotID"])
  }

  @Test("D11: without builder there are no cards, but on Android")
  func builder() {
    var plugins = PlugIns.standard
    plugins.buildsProductCards = false
    let counts = Profile.builtIn.map {
      ShelfScript($0, plugins: plugins, .products("goods", "a")).shelf.cards.count
    }
    #expect(counts == [0, 0, 1, 0, 0])
  }

  @Test("a card that is not there and one that was not timed are noted")
  func notes() {
    var script = ShelfScript(.ios, .products("goods", "a"))
    #expect(script.drive(.cardSeen(7, thousandths: 1000)) == ["note noSuchCard"])
    #expect(script.drive(.cardSeen(-1, thousandths: 1000)) == ["note noSuchCard"])
    #expect(script.drive(.secondPassed(0)) == ["note tooLate"])
  }

  @Test(
    "every event has an answer, and timers are started and cancelled in pairs", arguments: Profile.builtIn)
  func random(_ profile: Profile) {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var script = ShelfScript(profile, slotIDs: ["x", nil, "x", "y", nil])
      for _ in 0..<200 {
        let card = Int.random(in: -1...6, using: &generator)
        let lines: [String]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...1: lines = script.drive(.contentSeen(thousandths: .random(in: 0...1000, using: &generator)))
        case 2...4:
          lines = script.drive(.cardSeen(card, thousandths: .random(in: .min ... .max, using: &generator)))
        case 5: lines = script.drive(.secondPassed(Int.random(in: 6...9, using: &generator)))
        case 6: lines = script.drive(.ended)
        default:
          _ = script.wait(400)
          continue
        }
        #expect(!lines.isEmpty)
        #expect(script.timers.count == script.shelf.cards.count { $0.traits.contains(.sightIsTimed) })
      }
    }
  }

  @Test("thousands of slots are seen in one go")
  func thousands() {
    var script = ShelfScript(.flutter0222, slotIDs: (0..<5_000).map { "slot-\($0 % 2_500)" })
    let lines = script.drive(.contentSeen(thousandths: 1000))
    #expect(lines.count { $0.hasPrefix("seen") } == 2_500)
    #expect(lines.count { $0 == "quirk E5 cardsShareSlotID" } == 2_500)
  }
}
