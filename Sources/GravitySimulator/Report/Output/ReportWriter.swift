/// Puts together the reports that were asked for, and writes all of them or none.
struct ReportWriter: Sendable {
  private let requests: [ReportRequest]
  let reporters: [any Reporter]
  private let reads: ReadFiles
  private let filled: String?
  private let jobs: Int

  /// - Parameters:
  ///   - reads: What the command reads, as far as that is known before anything runs; no report may replace it.
  ///   - folder: Where the command writes other files.
  ///   - jobs: How many threads write the pages.
  init(
    _ requests: [ReportRequest], sparing reads: ReadFiles, besides folder: String? = nil, jobs: Int = 1
  ) throws(ReportProblem) {
    self.requests = requests
    self.jobs = jobs
    self.reads = reads
    filled = folder
    reporters = requests.map { $0.kind.reporter }
    try check(sparing: reads)
  }

  /// Whether a report goes to standard output that is no report among other lines.
  var ownsStandardOutput: Bool {
    requests.contains { $0.target == .standardOutput && !$0.kind.isPrinted }
  }

  /// Runs of which there are few, made only where a report asks for them.
  ///
  /// - Parameter count: How many came before.
  func rendered(_ runs: [(RecordedDetail) -> ReportedRun], from count: Int) -> [RenderedRun] {
    guard let detail = reporters.detail else { return [] }
    return runs.enumerated().map { place, run in
      RenderedRun(run(detail), number: count + place + 1, by: reporters)
    }
  }

  /// - Parameters:
  ///   - runs: Those that count, in order.
  ///   - command: What the runs were for.
  ///   - files: What was read beside what was known before.
  func write(
    _ runs: [RenderedRun], of command: String, reading files: [String], _ output: any TextSink,
    _ errors: any TextSink
  ) -> ExitCode {
    guard !requests.isEmpty else { return .good }
    var suite = ReportedSuite(command: command)
    for run in runs { suite.add(run.outcome) }
    // What is written to a pipe or a device may end where this goes; and it may take its time.
    output.flush()
    var staging = ReportStaging()
    var printed = ""
    do throws(ReportProblem) {
      var reads = self.reads
      for file in files { reads.add(file) }
      try check(sparing: reads)
      for (place, request) in requests.enumerated() {
        let parts = runs.map { $0.parts[place] }
        let files = reporters[place].files(of: parts, suite)
        switch request.target {
        case .standardOutput: printed += files.map(\.text).joined()
        case .path(let path) where request.kind.isFolder:
          try staging.add(files + parts.flatMap(\.files), folder: path, jobs: jobs)
        case .path(let path): try staging.add(files.map(\.text).joined(), path: path)
        }
      }
      try staging.commit()
    } catch {
      staging.discard()
      errors.write(error.diagnostics)
      return .wrongInput
    }
    output.write(printed)
    return .good
  }

  private func check(sparing reads: ReadFiles) throws(ReportProblem) {
    var check = ReportTargetCheck(sparing: reads, besides: filled)
    for request in requests { try check.check(request) }
  }
}
