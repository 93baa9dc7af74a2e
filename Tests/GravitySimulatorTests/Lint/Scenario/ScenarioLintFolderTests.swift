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

  @Test("Find nothing but what comments allow, and every comment allows something", arguments: folders)
  func folder(_ folder: String) {
    for source in ScenarioDiscovery([folder]).sources where source.folder == folder {
      let loaded = ScenarioLoader().load(source)
      #expect(loaded.diagnostics.isEmpty, "\(source.displayName)")
      for finding in ScenarioFindings(loaded, under: loaded.profile ?? .ios).all() {
        Issue.record(
          "\(finding.file):\(finding.start.line): \(finding.rule): \(finding.message) → \(finding.advice)")
      }
    }
  }
}
