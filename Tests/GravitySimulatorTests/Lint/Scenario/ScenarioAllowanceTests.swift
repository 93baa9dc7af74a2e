import Testing

@testable import GravitySimulator

@Suite("Comments that allow findings")
struct ScenarioAllowanceTests {
  @Test("On a line of its own, for the whole text")
  func whole() {
    let allowance = ScenarioAllowance("# lint: allow needless-wait,  unused-reply\nwait 1s\n")
    #expect(allowance.allows("needless-wait", at: 2) && allowance.allows("unused-reply", at: 77))
    #expect(!allowance.allows("blind-expectation", at: 2))
    #expect(allowance.entries.map(\.rule.value) == ["needless-wait", "unused-reply"])
    #expect(
      allowance.entries.map(\.rule.span) == [
        SourceSpan(line: 1, column: 15, length: 13), SourceSpan(line: 1, column: 31, length: 12),
      ])
  }

  @Test("Behind a statement or an item, for that alone")
  func line() {
    let allowance = ScenarioAllowance(
      """
      wait 1s  # lint: allow needless-wait
      wait 1s
      expect callbacks  #lint:allow blind-expectation
        ContentLoadEvent content=нет  #  lint:  allow  unused-reply
      """)
    #expect(allowance.allows("needless-wait", at: 1) && !allowance.allows("needless-wait", at: 2))
    #expect(allowance.allows("blind-expectation", at: 3) && !allowance.allows("blind-expectation", at: 4))
    #expect(allowance.allows("unused-reply", at: 4))
  }

  @Test("Behind a value of several lines, for all of them")
  func lines() {
    let allowance = ScenarioAllowance(
      """
      trackView HOMEPAGE "app://home"
      campaign promo {
        "data": []  # no comment, but a mistake of the JSON
      } on=event  # lint: allow untriggered-campaign
      wait 1s
      """)
    #expect((2...4).allSatisfy { allowance.allows("untriggered-campaign", at: $0) })
    #expect(!allowance.allows("untriggered-campaign", at: 1))
    #expect(!allowance.allows("untriggered-campaign", at: 5))
  }

  @Test("Other comments allow nothing, and what begins like one is told")
  func others() {
    let allowance = ScenarioAllowance(
      """
      # allow needless-wait
      # linted: allow needless-wait
      note "# lint: allow needless-wait"
      # lint: alow needless-wait
      #lint: allow
        # lint: allow needless-wait,
      """, part: 3)
    #expect(allowance.unreadable.map(\.line) == [4, 5, 6])
    #expect(allowance.unreadable.allSatisfy { $0.part == 3 })
  }

  @Test("Several words are no rule, so that whoever looks the rule up says so")
  func words() {
    #expect(
      ScenarioAllowance("wait 1s # lint: allow needless-wait unused-reply").entries.map(\.rule.value)
        == ["needless-wait unused-reply"])
  }
}
