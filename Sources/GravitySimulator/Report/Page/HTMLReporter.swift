/// Pages for a browser: an index, and one for each run.
struct HTMLReporter: Reporter {
  private let pictures = PictureCache()

  var detail: RecordedDetail { .scenes }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    let path = "\(PageName.folder)/\(PageName.name(of: run.file, number: number))"
    let page = RunPage(run: run, index: "../index.html", cache: pictures).html
    return ReportPart(
      entry: IndexRow(run: run, page: path).html, files: [ReportFile(name: path, text: page)])
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    [ReportFile(name: "index.html", text: IndexPage(suite: suite, rows: parts.map(\.entry)).html)]
  }
}
