import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Rules about scenarios")
struct ScenarioRuleTests {
  @Test("Find what stands between the marks of their examples, and nothing else", arguments: ScenarioRule.all)
  func examples(rule: ScenarioRule) throws {
    for example in rule.examples {
      let marked = example.marked
      let loaded = ScenarioLoader().load(text: marked.scenario, named: "example.scenario")
      try #require(loaded.diagnostics.isEmpty, "\(example.title): \(loaded.diagnostics)")
      let found = ScenarioLint.findings(in: loaded, under: .ios).filter { $0.rule == rule.id }
      #expect(found.map(\.span) == marked.found, "\(example.title): \(found)")
    }
  }

  @Test("Have examples of both kinds, an id of their own and words", arguments: ScenarioRule.all)
  func words(rule: ScenarioRule) {
    #expect(rule.examples.contains { $0.isGood } && rule.examples.contains { !$0.isGood })
    #expect(ScenarioRule.all.count { $0.id == rule.id } == 1 && LintRule.named(rule.id) == nil)
    #expect(rule.id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) })
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == true)
    #expect(rule.explanation.hasSuffix(".") && !rule.headings.isEmpty)
    for example in rule.examples {
      let loaded = ScenarioLoader().load(text: example.marked.scenario, named: "example.scenario")
      for finding in ScenarioLint.findings(in: loaded, under: .ios) {
        #expect(!finding.message.hasSuffix(".") && !finding.message.contains("\n"))
        #expect(!finding.advice.isEmpty && !finding.advice.hasSuffix("."))
      }
    }
  }
}

extension ScenarioRule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
