import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Rules about payloads")
struct LintRuleTests {
  @Test("Find what stands between the marks of their examples, and nothing else", arguments: LintRule.all)
  func examples(rule: LintRule) throws {
    for example in rule.examples {
      let (payload, marked) = example.marked
      let document = try PayloadDocument(text: payload, at: PayloadPlace(file: "example.json"))
      let root = try #require(try JSONTree(document.bytes).root)
      let profile = try #require(
        Profile.builtIn.first { rule.profiles?.contains($0.name) ?? ($0.name == "ios") })
      let found = Linter(profile: profile).findings(in: root).filter { $0.rule == rule.id }
      #expect(found.map(\.bytes) == marked, "\(example.title): \(found)")
    }
  }

  @Test("Have examples of both kinds, an id of their own and words", arguments: LintRule.all)
  func words(rule: LintRule) {
    #expect(rule.examples.contains { $0.isGood } && rule.examples.contains { !$0.isGood })
    #expect(LintRule.all.count { $0.id == rule.id } == 1)
    #expect(rule.id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) })
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == true)
    #expect(rule.explanation.hasSuffix("."))
    for finding in LintRuleTests.findings(of: rule) {
      #expect(!finding.message.hasSuffix(".") && !finding.message.contains("\n"))
      #expect(!finding.advice.isEmpty && !finding.advice.hasSuffix("."))
    }
  }

  private static func findings(of rule: LintRule) -> [LintFinding] {
    rule.examples.flatMap { example in
      guard let tree = try? JSONTree(Array(example.marked.payload.utf8)), let root = tree.root else {
        return [LintFinding]()
      }
      return Linter().findings(in: root).filter { $0.rule == rule.id }
    }
  }
}

extension LintRule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
