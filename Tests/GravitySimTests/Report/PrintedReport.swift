import Testing

/// A run with one report, whose text is held word for word in a golden file.
struct PrintedReport: Sendable, CustomTestStringConvertible {
  /// The kind of the report.
  let kind: String
  /// The name of the golden file.
  let golden: String

  var testDescription: String { kind }

  static let all = [
    PrintedReport(kind: "junit", golden: "junit.xml"),
    PrintedReport(kind: "tap", golden: "report.tap"),
    PrintedReport(kind: "json", golden: "report.json"),
    PrintedReport(kind: "ndjson", golden: "report.ndjson"),
    PrintedReport(kind: "trace", golden: "trace.json"),
  ]
}
