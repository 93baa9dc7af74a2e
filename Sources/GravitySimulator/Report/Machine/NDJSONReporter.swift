/// A line of JSON for each event.
struct NDJSONReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart { ReportPart(entry: "") }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] { [] }
}
