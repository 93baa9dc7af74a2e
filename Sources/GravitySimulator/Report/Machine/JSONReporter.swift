/// One JSON text.
struct JSONReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart { ReportPart(entry: "") }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] { [] }
}
