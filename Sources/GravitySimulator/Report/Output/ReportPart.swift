/// What a report says of one run.
struct ReportPart: Sendable {
  /// What stands in the report's main file, in the reporter's own format.
  var entry: String
  /// What is told of the run elsewhere, where the report is a folder.
  var files: [ReportFile] = []
}
