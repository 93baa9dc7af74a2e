import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Rules about scenarios, over the scenarios of this package")
struct ScenarioLintFolderTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenarios").path

  private static let folders: [String] = {
    let sources = ScenarioDiscovery([root]).sources
    return Set(sources.map(\.folder)).sorted()
  }()

  @Test("Find what a comment allows, and every comment allows something", arguments: folders)
  func folder(_ folder: String) {
    for source in ScenarioDiscovery([folder]).sources where source.folder == folder {
      let loaded = ScenarioLoader().load(source)
      #expect(loaded.diagnostics.isEmpty, "\(source.displayName)")
      let allowances = loaded.allowances
      let found = ScenarioLint.findings(in: loaded, under: loaded.profile ?? .ios)
      for finding in found where !allowances[finding.span.part].allows(finding.rule, at: finding.span.line) {
        Issue.record(
          "\(source.displayName):\(finding.span.line): \(finding.rule): \(finding.message) → \(finding.advice)"
        )
      }
      for allowance in allowances {
        #expect(allowance.unreadable.isEmpty)
        for entry in allowance.entries where ScenarioRule.named(entry.rule.value) != nil {
          #expect(
            found.contains { $0.rule == entry.rule.value }, "\(source.displayName): \(entry.rule.value)")
        }
      }
    }
  }
}
