/// Pages for a browser: an index, and one for each run.
struct HTMLReporter: Reporter {
  private static let index = "index.html"

  private let pictures = PictureCache()

  var detail: RecordedDetail { .scenes }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    let path = "\(PageName.folder)/\(PageName.name(of: run.file, number: number))"
    let page = RunPage(run: run, index: "../\(Self.index)", cache: pictures).html
    return ReportPart(
      entry: IndexRow(run: run, page: path).html, files: [ReportFile(name: path, text: page)])
  }

  /// Whether a path in a report's folder is kept for its files, or lies below one that is.
  static func owns(_ path: String) -> Bool {
    // Many systems do not tell large letters from small ones.
    let first = path.lowercased().split(separator: "/").first.map(String.init)
    return first == index || first == PageName.folder
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    [ReportFile(name: Self.index, text: IndexPage(suite: suite, rows: parts.map(\.entry)).html)]
  }
}
