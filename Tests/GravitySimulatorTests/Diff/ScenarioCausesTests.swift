import Foundation
import GravityPresentation
import Testing

@testable import GravitySimulator

/// The scenarios that come with the package, under all profiles.
@Suite("Every difference between profiles is explained by their switches")
struct ScenarioCausesTests {
  @Test("in scenarios of", arguments: ["candidates", "delay", "gestures", "snackbar", "steps"])
  func explained(folder: String) throws {
    let paths = try ScenarioFilesTests.paths().filter { $0.hasPrefix("\(folder)/") }
    #expect(!paths.isEmpty)
    var differences = 0
    for path in paths {
      let file = ScenarioFilesTests.folder.appendingPathComponent(path).path
      let scenario = ScenarioLoader().load(.file(path: file))
      #expect(scenario.diagnostics.isEmpty)
      let comparison = try ScenarioComparison(scenario, Profile.builtIn).comparison
      for stream in comparison.differing {
        for finding in comparison.findings(on: stream) {
          differences += 1
          guard case .found(let causes) = finding.finding, !causes.isEmpty else {
            Issue.record("\(path): \(stream.rawValue) of \(finding.profile) is not explained")
            continue
          }
        }
      }
    }
    #expect(differences > 0)
  }
}
