/// A report of runs as pages: `index.html`, and one page for each of them.
struct HTMLReport {
  private let title: String
  private var names = PageName()
  private var rows: [IndexRow] = []

  /// - Parameter title: What was run, in a few words.
  init(title: String) {
    self.title = title
  }

  /// The page of the run that comes next.
  mutating func add(_ run: ReportedRun) -> PageFile {
    let path = "\(PageName.folder)/\(names.next(for: run.file))"
    rows.append(IndexRow(run, page: path))
    return PageFile(path: path, text: RunPage(run: run, index: "../index.html").html)
  }

  /// The page that leads to all others, when every run was added.
  var index: PageFile {
    PageFile(path: "index.html", text: IndexPage(title: title, rows: rows).html)
  }

  /// The whole report.
  static func files(of runs: [ReportedRun], title: String) -> [PageFile] {
    var report = HTMLReport(title: title)
    let pages = runs.map { report.add($0) }
    return [report.index] + pages
  }
}
