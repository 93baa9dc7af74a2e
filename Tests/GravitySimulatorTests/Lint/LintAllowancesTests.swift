import Testing

@testable import GravitySimulator

@Suite("What files allow") struct LintAllowancesTests {
  private func rules(_ text: String) -> [String] {
    let text = LintedText(SourceFile(displayName: "a.scenario", text: text))
    return LintAllowances(inCommentsOf: text).entries.map {
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
    let text = LintedText(
      SourceFile(displayName: "a.scenario", text: "# lint: alow no-elements\n# lint: allow no-element\n"))
    let remarks = LintAllowances(inCommentsOf: text).remarks(whereFound: []) { _ in true }
    #expect(remarks.map(\.rule) == ["unknown-allow", "unknown-allow"])
    #expect(
      remarks.map { String(decoding: text.bytes[$0.bytes], as: UTF8.self) }
        == ["alow no-elements", "no-element"])
  }
}
