/// The trace format of Chrome, in virtual time.
struct TraceReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart { ReportPart(entry: "") }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] { [] }
}
