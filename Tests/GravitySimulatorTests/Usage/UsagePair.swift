import Foundation
import Testing

@testable import GravitySimulator

/// The two scenarios of a row of the table.
struct UsagePair: Sendable, CustomTestStringConvertible {
  let rule: UsageRule

  static let all = UsageRule.allCases.map(UsagePair.init)

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scenarios/usage")

  var testDescription: String { rule.rawValue }

  /// A run of one of the two under `--strict-usage`; it must pass without.
  func run(_ name: String) throws -> ScenarioResult {
    let file = Self.root.appendingPathComponent("\(rule.rawValue)/\(name).scenario").path
    let loaded = ScenarioLoader().load(.file(path: file))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let compiled = CompiledScenario(loaded)
    let lenient = ScenarioRunner().run(compiled)
    #expect(lenient.exitCode == .good, "\(lenient.diagnostics)")
    return ScenarioRunner(isStrict: true).run(compiled)
  }
}
