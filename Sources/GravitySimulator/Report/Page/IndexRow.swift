import GravityPresentation

/// What the page of a suite says of one run; all that has to be kept of it.
struct IndexRow: Sendable {
  let status: ScenarioReport.Status
  let steps: Int
  private let name: String
  private let details: String
  private let file: String
  private let time: Instant
  private let failure: String?
  private let page: String

  /// - Parameter page: The path of the run's own page.
  init(_ run: ReportedRun, page: String) {
    status = run.status
    steps = run.steps.count
    name = run.name
    details = ([run.profile] + run.tags).joined(separator: ", ")
    file = run.file
    time = run.end
    failure = run.diagnostics.first.map { first in
      let place = first.place.map { "line \($0.line): " } ?? ""
      return place + first.message
    }
    self.page = page
  }

  var isFailed: Bool {
    switch status {
    case .passed, .skipped: false
    case .failed, .broken, .bug: true
    }
  }

  var html: String {
    let kind = isFailed ? "f" : status == .passed ? "p" : "k"
    let failure = failure.map { "<p>\(HTMLText.escaped($0, longest: 300))</p>" } ?? ""
    return "<tr class=\"\(kind)\" data-t=\"\(time.milliseconds)\"><td>\(PageWording.badge(status))</td>"
      + "<td><a href=\"\(page)\">\(HTMLText.escaped(name, longest: 300))</a>\(failure)</td>"
      + "<td>\(HTMLText.escaped(file, longest: 300))<br>\(HTMLText.escaped(details, longest: 300))</td>"
      + "<td>\(TimeText.seconds(time))</td></tr>"
  }
}
