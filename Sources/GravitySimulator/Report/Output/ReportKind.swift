/// A kind of report; the raw value is the word on the command line.
public enum ReportKind: String, CaseIterable, Hashable, Sendable {
  case html
  case junit
  case tap
  case json
  case ndjson
  case trace
  case github

  /// Whether it is a folder and not a file.
  public var isFolder: Bool { self == .html }

  /// Whether it has no file of its own and goes to standard output.
  public var isPrinted: Bool { self == .github }

  /// How it is asked for, behind the option.
  public var example: String {
    switch self {
    case .html: "html=report"
    case .junit: "junit=report.xml"
    case .tap: "tap=report.tap"
    case .json: "json=report.json"
    case .ndjson: "ndjson=report.ndjson"
    case .trace: "trace=trace.json"
    case .github: "github"
    }
  }

  var reporter: any Reporter {
    switch self {
    case .html: HTMLReporter()
    case .junit: JUnitReporter()
    case .tap: TAPReporter()
    case .json: JSONReporter()
    case .ndjson: NDJSONReporter()
    case .trace: TraceReporter()
    case .github: GitHubReporter()
    }
  }
}
