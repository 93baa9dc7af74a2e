import Foundation
import Testing

@testable import GravitySimulator

/// `scenarios/usage` shows each misuse, and a scenario without it beside that.
@Suite("The scenarios of the misuses")
struct UsageScenarioTests {
  @Test(
    "The bad one fails under --strict-usage with its row and no other, and the good one passes",
    arguments: UsagePair.all)
  func pair(pair: UsagePair) throws {
    let bad = try pair.run("bad")
    #expect(bad.exitCode == .failed)
    let rules = Set(bad.world?.recording.usage.items.map(\.rule) ?? [])
    #expect(rules == [pair.rule])
    #expect(bad.diagnostics.allSatisfy { $0.caretNote?.hasPrefix(pair.rule.rawValue + ", at ") == true })
    #expect(!bad.diagnostics.isEmpty)
    let good = try pair.run("good")
    #expect(good.exitCode == .good, "\(good.diagnostics)")
  }

  @Test("No folder is about a misuse that the table does not have")
  func nothingElse() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: UsagePair.root.path)
    #expect(folders.sorted() == UsageRule.allCases.map(\.rawValue).sorted())
  }

  @Test("Every row has its own sentences, and they read on")
  func sentences() {
    let texts = UsageRule.allCases.map { Wording.sentence(of: $0) }
    #expect(Set(texts).count == texts.count)
    let advice = UsageRule.allCases.map { Wording.advice(on: $0) }
    #expect((texts + advice).allSatisfy { !$0.hasSuffix(".") && $0.first?.isUppercase == false })
    #expect(UsageRule.allCases.allSatisfy { !$0.calls.isEmpty && !$0.field.isEmpty })
  }
}
