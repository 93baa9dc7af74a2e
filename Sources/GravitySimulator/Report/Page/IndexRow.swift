import GravityPresentation

/// What the page of a suite says of one run.
struct IndexRow {
  /// More of a name nobody reads in a table.
  private static let longest = 300

  let run: ReportedRun
  /// The path of the run's own page.
  let page: String

  var html: String {
    let details = ([run.profile] + run.tags).joined(separator: ", ")
    return
      "<tr class=\"\(kind)\" data-t=\"\(run.end.milliseconds)\"><td>\(PageWording.badge(run.status))</td>"
      + "<td><a href=\"\(page)\">\(text(run.name))</a>\(failure)</td>"
      + "<td>\(text(run.file))<br>\(text(details))</td><td>\(TimeText.seconds(run.end))</td></tr>"
  }

  private var kind: String {
    switch run.status {
    case .passed: "p"
    case .failed, .broken, .bug: "f"
    case .skipped: "k"
    }
  }

  private var failure: String {
    guard let first = run.diagnostics.first else { return "" }
    let place = first.place.map { "line \($0.line): " } ?? ""
    return "<p>\(text(place + first.message))</p>"
  }

  private func text(_ text: String) -> String { HTMLText.escaped(text, longest: Self.longest) }
}
