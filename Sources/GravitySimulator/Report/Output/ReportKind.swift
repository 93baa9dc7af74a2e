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
