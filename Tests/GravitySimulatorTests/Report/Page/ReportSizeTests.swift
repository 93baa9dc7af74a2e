import Foundation
import Testing

@testable import GravitySimulator

@Suite("The size of a report")
struct ReportSizeTests {
  /// The scenarios of the package.
  private static let scenarios = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenarios").path

  @Test("1,000 scenarios like those here stay under 20 MB, and no two have one page")
  func size() {
    let sources = ScenarioDiscovery([Self.scenarios]).sources
    let reporter = HTMLReporter()
    let run = SuiteRun(options: RunOptions(operands: []), profile: nil, reporters: [reporter])
    let pool = JobPool(count: sources.count, jobs: RunOptions.defaultJobCount)
    let reports = pool.map(until: { (_: ScenarioReport) in false }) { index in
      run.report(on: sources[index], number: index + 1)
    }
    let parts = reports.compactMap { $0?.rendered?.parts.first }
    #expect(parts.count == sources.count && sources.count > 500)
    let files = parts.flatMap(\.files) + reporter.files(of: parts, ReportedSuite(command: "run"))
    #expect(Set(files.map(\.name)).count == files.count)
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    #expect(bytes / sources.count * 1000 < 20_000_000, "\(bytes) bytes for \(sources.count) scenarios")
  }
}
