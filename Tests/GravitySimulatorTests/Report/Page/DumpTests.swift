import Foundation
import Testing

@testable import GravitySimulator

struct DumpTests {
  @Test("dump")
  func dump() throws {
    guard let target = ProcessInfo.processInfo.environment["DUMP"] else { return }
    let sources = ScenarioDiscovery([ProcessInfo.processInfo.environment["DUMPFROM"] ?? "scenarios"]).sources
    let reporter = HTMLReporter()
    let run = SuiteRun(options: RunOptions(operands: []), profile: nil, reporters: [reporter])
    var suite = ReportedSuite(command: "run")
    var parts: [ReportPart] = []
    for (number, source) in sources.enumerated() {
      let report = run.report(on: source, number: number + 1)
      guard let rendered = report.rendered else { continue }
      suite.add(rendered.outcome)
      parts += rendered.parts
    }
    for file in parts.flatMap(\.files) + reporter.files(of: parts, suite) {
      let url = URL(fileURLWithPath: target).appendingPathComponent(file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }
}
