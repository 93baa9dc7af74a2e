import Testing

@testable import GravityPresentation

@Suite("Inline components: every event in every phase")
struct InlineTotalityTests {
  @Test(
    "every event has an answer, and timers are started and cancelled in pairs", arguments: Profile.builtIn)
  func random(_ profile: Profile) {
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      for kind in InlineKind.allCases {
        var script = InlineScript(
          kind, profile, hasLoader: seed % 2 == 0, answers: [[.inline("a")], [.inline("b", step: 1)]], [],
          [[.products("goods", "sku-1", "sku-2")]])
        for _ in 0..<200 { step(&script, &generator) }
      }
    }
  }

  private func step(_ script: inout InlineScript, _ generator: inout SeededGenerator) {
    let content =
      script.component.blocks.randomElement(using: &generator)?.content
      ?? ContentID(index: .random(in: 0...9, using: &generator))
    let before = script.component
    let lines: [String]
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: lines = script.drive(.mounted)
    case 1: lines = script.drive(.rebound(hasNewSelector: Bool.random(using: &generator)))
    case 2, 3: lines = script.drive(.appeared)
    case 4: lines = script.drive(.disappeared)
    case 5, 6: lines = script.answer(.random(in: 0..<3, using: &generator))
    case 7: lines = script.fail(Bool.random(using: &generator) ? .timeout : nil)
    case 8: lines = script.drive(.seen(thousandths: .random(in: .min ... .max, using: &generator)))
    case 9: lines = script.drive(.contentSeen(content, thousandths: .random(in: 0...1000, using: &generator)))
    case 10: lines = script.drive(.secondPassed(ContentID(index: 77)))
    case 11: lines = script.drive(.updated(content))
    case 12: lines = script.drive(.failed(.max, .offline))
    default:
      _ = script.wait(.seconds(1))
      return
    }
    #expect(!lines.isEmpty)
    if lines.allSatisfy({ $0.hasPrefix("note nothingChanged") }), before.phase != .gone {
      #expect(script.component.phase == before.phase)
    }
    let timed = script.component.blocks.count { $0.traits.contains(.sightIsTimed) }
    #expect(script.timers.count == timed)
    #expect((script.component.phase == .shown) == !script.component.blocks.isEmpty)
  }

  @Test("a component is equal to one that went the same way")
  func value() {
    var script = InlineScript(.uiKit, answers: [[.inline("a")]])
    _ = script.drive(.mounted)
    var twin = script
    #expect(script.component == twin.component)
    _ = twin.answer(0)
    #expect(script.component != twin.component)
    _ = script.answer(0)
    #expect(script.component == twin.component)
    #expect(script.component.hashValue == twin.component.hashValue)
  }
}
