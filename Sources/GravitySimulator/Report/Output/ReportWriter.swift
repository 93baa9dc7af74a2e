/// Puts together the reports that were asked for, and writes all of them or none.
struct ReportWriter: Sendable {
  let requests: [ReportRequest]
  let reporters: [any Reporter]

  /// - Parameter sources: Files that no report may replace.
  init(_ requests: [ReportRequest], sparing sources: [ScenarioSource] = []) throws(ReportProblem) {
    self.requests = requests
    reporters = requests.map { $0.kind.reporter }
  }

  /// Whether a report goes to standard output which is no report among other lines.
  var ownsStandardOutput: Bool {
    requests.contains { $0.target == .standardOutput && !$0.kind.isPrinted }
  }

  /// - Parameter command: What the runs were for.
  func write(
    _ runs: [RenderedRun], of command: String, _ output: any TextSink, _ errors: any TextSink
  ) -> ExitCode {
    .good
  }
}
