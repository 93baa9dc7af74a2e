/// One kind of report: it renders what runs have brought, and decides nothing.
///
/// Each run is rendered by itself, on the thread that ran it; so a report on a thousand runs keeps no more of them than
/// its own text.
protocol Reporter: Sendable {
  /// What has to be kept of a run.
  var detail: RecordedDetail { get }

  /// What the report says of one run.
  ///
  /// - Parameter number: The run's place among the suite's, from 1; it is the same on every run of the suite.
  func part(of run: ReportedRun, number: Int) -> ReportPart

  /// The whole report. The files of the parts are written as well, and need not be repeated.
  ///
  /// - Parameter parts: Those of the runs that count, in order.
  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile]
}
