/// One file of a report.
struct ReportFile: Hashable, Sendable {
  /// Its path in the report's folder, with `/` between the parts; of no interest where the report is one file.
  let name: String
  let text: String
}
