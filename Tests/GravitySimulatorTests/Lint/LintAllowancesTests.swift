import Testing

@testable import GravitySimulator

@Suite("What files allow") struct LintAllowancesTests {
  private func text(_ text: String) -> LintedText {
    LintedText(SourceFile(displayName: "a.scenario", text: text))
  }

  private func rules(_ text: String) -> [String] {
    let text = self.text(text)
    return LintAllowances(inCommentsOf: text).entries.map {
      "\($0.rule) \(String(decoding: text.bytes[$0.bytes], as: UTF8.self))"
    }
  }

  private func remarks(_ text: String) -> [String] {
    let text = self.text(text)
    return LintAllowances(inCommentsOf: text).remarks(where: { _ in false }, active: { _ in true }).map {
      "\($0.rule) \(String(decoding: text.bytes[$0.bytes], as: UTF8.self))"
    }
  }

  @Test("Comments of a scenario allow rules, wherever they stand")
  func comments() {
    #expect(
      rules("# lint: allow no-elements\nwait 1s # lint:allow unused-allow, unknown-allow\n")
        == ["no-elements no-elements", "unused-allow unused-allow", "unknown-allow unknown-allow"])
    #expect(rules("# we lint: allow no-elements\nnote \"# lint: allow no-elements\"\n").isEmpty)
  }

  @Test("Comments that are meant to allow something and do not are told")
  func mistakes() {
    #expect(
      remarks("# lint: alow no-elements\n# lint: allow no-element\n  # lint: allow\n# linted: allow x\n") == [
        "unknown-allow alow no-elements", "unknown-allow no-element", "unknown-allow # lint: allow",
      ])
  }

  @Test("On a line of its own a comment is about the whole text")
  func whole() {
    let allowances = LintAllowances(
      inCommentsOf: text("# lint: allow needless-wait,  unused-reply\nwait 1s\n"))
    #expect(allowances.allows("needless-wait", at: 2) && allowances.allows("unused-reply", at: 77))
    #expect(allowances.allows("needless-wait") && !allowances.allows("blind-expectation", at: 2))
  }

  @Test("Behind a statement or an item it is about that alone")
  func line() {
    let allowances = LintAllowances(
      inCommentsOf: text(
        """
        wait 1s  # lint: allow needless-wait
        wait 1s
        expect callbacks  #lint:allow blind-expectation
          ContentLoadEvent content=нет  #  lint:  allow  unused-reply
        """))
    #expect(allowances.allows("needless-wait", at: 1) && !allowances.allows("needless-wait", at: 2))
    #expect(allowances.allows("blind-expectation", at: 3) && !allowances.allows("blind-expectation", at: 4))
    #expect(allowances.allows("unused-reply", at: 4) && !allowances.allows("unused-reply"))
  }

  @Test("Behind a value of several lines it is about all of them")
  func lines() {
    let allowances = LintAllowances(
      inCommentsOf: text(
        """
        trackView HOMEPAGE "app://home"
        campaign promo {
          "data": []  # no comment, but a mistake of the JSON
        } on=event  # lint: allow untriggered-campaign
        wait 1s
        """))
    #expect((2...4).allSatisfy { allowances.allows("untriggered-campaign", at: $0) })
    #expect(!allowances.allows("untriggered-campaign", at: 1))
    #expect(!allowances.allows("untriggered-campaign", at: 5))
  }

  @Test("What is found on a line is what an allowance for its statement is about")
  func found() {
    let text = Array(String(repeating: "\n", count: 9).utf8)
    func finding(_ rule: String, _ line: Int) -> PlacedFinding {
      let bytes = (line - 1)..<(line - 1)
      let found = LintFinding(rule: rule, severity: .note, message: "", advice: "", bytes: bytes)
      return PlacedFinding(found, in: "a", at: LintPlaces(of: [bytes], in: text))
    }
    let lines = FoundLines([finding("b", 9), finding("a", 7), finding("a", 3)])
    func contains(_ rule: String, _ range: ClosedRange<Int>?) -> Bool {
      lines.contains(LintAllowance(rule: rule, bytes: 0..<0, lines: range))
    }
    #expect(contains("a", 3...3) && contains("a", 1...3) && contains("a", 4...7) && contains("a", nil))
    #expect(!contains("a", 4...6) && !contains("a", 8...9) && !contains("a", 1...2) && !contains("c", nil))
  }

  @Test("Nothing allows what the command denies")
  func denied() throws {
    let comments = LintAllowances(inCommentsOf: text("# lint: allow needless-wait\n"), but: ["needless-wait"])
    #expect(!comments.allows("needless-wait") && !comments.allows("needless-wait", at: 1))
    let root = try #require(
      try JSONTree(Array(#"{"data": [], "lintAllow": ["no-elements"]}"#.utf8)).root)
    #expect(!LintAllowances(of: root, but: ["no-elements"]).allows("no-elements"))
    #expect(LintAllowances(of: root).allows("no-elements"))
  }
}
