/// Pages for a browser: an index, and one for each run.
struct HTMLReporter: Reporter {
  var detail: RecordedDetail { .scenes }

  func part(of run: ReportedRun, number: Int) -> ReportPart { ReportPart(entry: "") }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] { [] }
}
