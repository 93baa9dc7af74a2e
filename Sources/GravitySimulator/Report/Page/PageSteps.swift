import GravityPresentation

/// The steps of one run as HTML, in order. Pages are many, so what HTML lets one leave out is left out.
struct PageSteps {
  /// More events of one step nobody reads, and more steps no browser shows at once.
  private static let mostEvents = 500
  private static let mostSteps = 2000

  private let run: ReportedRun
  private var articles: [String] = []

  init(_ run: ReportedRun, _ pictures: inout PagePictures) {
    self.run = run
    var before: Int?
    for step in run.steps where articles.count < Self.mostSteps || step.status == .failed {
      let picture = step.scene.map { pictures.number(of: $0) }
      let isSame = picture != nil && picture == before
      articles.append(article(step, isSame ? "" : picture.map(pictures.reference) ?? "", isSame: isSame))
      before = picture
    }
  }

  var isEmpty: Bool { articles.isEmpty }

  var html: String {
    let rest = run.steps.count - articles.count
    return articles.joined(separator: "\n")
      + (rest > 0 ? "<p class=facts>\(rest) more steps are not shown." : "")
  }

  /// The step that a diagnostic is about; nil where it is about none.
  func number(of diagnostic: Diagnostic) -> Int? {
    run.steps.first { $0.diagnostics.contains(diagnostic) }?.number
  }

  /// A diagnostic as a terminal shows it.
  static func text(of diagnostic: Diagnostic) -> String {
    let text = DiagnosticRenderer(usesColor: false).render(diagnostic)
    return "<pre>\(HTMLText.escaped(text, longest: 20_000))</pre>"
  }

  private func article(_ step: ReportedStep, _ picture: String, isSame: Bool) -> String {
    let parts = [
      head(step), step.diagnostics.map(Self.text).joined(), list("State", step.changes), verdicts(step),
      quirks(step), events(step),
    ]
    return "<article id=s\(step.number)\(Self.classes(of: step, isSame))>\(picture)"
      + "<div>\(parts.joined())</div></article>"
  }

  /// `x` an expectation, `f` failed, `n` not reached, `s` with the picture of the step before.
  private static func classes(of step: ReportedStep, _ isSame: Bool) -> String {
    var names: [String] = []
    if step.isExpectation { names.append("x") }
    switch step.status {
    case .passed: break
    case .failed: names.append("f")
    case .notReached: names.append("n")
    }
    if isSame { names.append("s") }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  /// The statement, how it ended, what was touched, where it stands and when it was.
  private func head(_ step: ReportedStep) -> String {
    let lines = step.source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let first = lines.first.map(String.init) ?? ""
    let isLong = lines.count > 1 || first.unicodeScalars.count > Self.longestHeading
    let (start, end) = (TimeText.seconds(step.start), TimeText.seconds(step.end))
    let facts =
      [PageWording.badge(step.status)]
      + (step.touched.map { ["touched <bdi>\(HTMLText.escaped($0))</bdi>"] } ?? [])
      + [
        HTMLText.escaped(step.place.text),
        start == end ? "<time>\(end)</time>" : "\(start) – <time>\(end)</time>",
      ]
    return "<h2><b>\(step.number)</b> <code>"
      + "\(HTMLText.escaped(first, longest: Self.longestHeading))</code></h2><p>\(facts.joined(separator: " · "))"
      + (isLong ? "<pre tabindex=0>\(HTMLText.escaped(step.source))</pre>" : "")
  }

  private static let longestHeading = 200

  private func list(_ title: String, _ items: [String], _ kind: String = "") -> String {
    guard !items.isEmpty else { return "" }
    return "<h3>\(title)</h3><ul\(kind)>\(items.map { "<li>\(HTMLText.escaped($0))" }.joined())</ul>"
  }

  private func verdicts(_ step: ReportedStep) -> String {
    list("Verdicts", step.verdicts.map(\.text))
  }

  /// Each with the sentence and the advice that traces have.
  private func quirks(_ step: ReportedStep) -> String {
    let told = step.events.filter { $0.kind == "quirk" }.map(\.text)
    return list("Quirks", step.quirks.map { id in told.first { $0.hasPrefix(id + " ") } ?? id }, " class=q")
  }

  /// Line by line, each time once.
  private func events(_ step: ReportedStep) -> String {
    guard !step.events.isEmpty else { return "" }
    var html = "<h3>Events and effects</h3><ul class=e>"
    var time: Instant?
    for event in step.events.prefix(Self.mostEvents) {
      html += event.kind == "quirk" || event.kind == "usage" ? "<li class=q>" : "<li>"
      if event.time != time { html += "<time>\(TimeText.seconds(event.time))</time>" }
      time = event.time
      html += "<b>\(HTMLText.escaped(event.kind))</b> \(HTMLText.escaped(event.text))"
    }
    let rest = step.events.count - Self.mostEvents
    return html + (rest > 0 ? "<li>and \(rest) more</ul>" : "</ul>")
  }
}
