import GravityPresentation

/// The steps of one run as HTML, in order.
struct PageSteps {
  /// More events of one step nobody reads.
  private static let mostEvents = 500

  private let run: ReportedRun
  private var articles: [String] = []

  init(_ run: ReportedRun, _ pictures: inout PagePictures) {
    self.run = run
    var before: Int?
    for step in run.steps {
      let picture = step.scene.map { pictures.number(of: $0) }
      articles.append(article(step, picture.map(pictures.reference), isSame: picture == before))
      before = picture
    }
  }

  var isEmpty: Bool { articles.isEmpty }
  var html: String { articles.joined(separator: "\n") }

  /// The step that a diagnostic is about; nil where it is about none.
  func number(of diagnostic: Diagnostic) -> Int? {
    run.steps.first { $0.diagnostics.contains(diagnostic) }?.number
  }

  /// A diagnostic as a terminal shows it.
  static func text(of diagnostic: Diagnostic) -> String {
    let text = DiagnosticRenderer(usesColor: false).render(diagnostic)
    return "<pre>\(HTMLText.escaped(text, longest: 20_000))</pre>"
  }

  private func article(_ step: ReportedStep, _ picture: String?, isSame: Bool) -> String {
    let lines = step.source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let isLong = lines.count > 1 || step.source.utf8.count > 200
    let parts = [
      head(step, first: lines.first.map(String.init) ?? ""),
      isLong ? "<pre class=\"src\" tabindex=\"0\">\(HTMLText.escaped(step.source))</pre>" : "",
      wrong(step), list("State", step.changes.map { HTMLText.escaped($0) }),
      list("Verdicts", step.verdicts.map(Self.text)), quirks(step), events(step),
    ]
    return "<article id=\"s\(step.number)\"\(Self.classes(of: step, isSame))"
      + " data-t=\"\(TimeText.seconds(step.end))\" aria-labelledby=\"h\(step.number)\">"
      + "\(picture ?? "")<div class=\"what\">\(parts.joined())</div></article>"
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

  private func head(_ step: ReportedStep, first: String) -> String {
    let time =
      step.start == step.end
      ? TimeText.seconds(step.end) : "\(TimeText.seconds(step.start)) – \(TimeText.seconds(step.end))"
    let facts = [
      PageWording.badge(step.status), step.touched.map { "<strong>\(HTMLText.escaped($0))</strong>" } ?? "",
      "<span>\(HTMLText.escaped(step.place.text))</span>", "<span>\(time)</span>",
    ]
    return "<div><h2 id=\"h\(step.number)\"><b>\(step.number)</b><code>"
      + "\(HTMLText.escaped(first, longest: 200))</code></h2><p class=\"facts\">\(facts.joined())</p></div>"
  }

  private func wrong(_ step: ReportedStep) -> String {
    guard !step.diagnostics.isEmpty else { return "" }
    return "<div class=\"card wrong\">\(step.diagnostics.map(Self.text).joined())</div>"
  }

  private func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<div><h3>\(title)</h3><ul>\(items.map { "<li>\($0)</li>" }.joined())</ul></div>"
  }

  private static func text(of verdict: ReportedVerdict) -> String {
    "<b>\(HTMLText.escaped(verdict.reason))</b> \(HTMLText.escaped(verdict.text))"
  }

  /// Each with the sentence and the advice that traces have.
  private func quirks(_ step: ReportedStep) -> String {
    let told = step.events.filter { $0.kind == "quirk" }.map(\.text)
    return list(
      "Quirks",
      step.quirks.map { id in
        let text = told.first { $0.hasPrefix(id + " ") } ?? id
        return "<span class=\"q\">\(HTMLText.escaped(text))</span>"
      })
  }

  private func events(_ step: ReportedStep) -> String {
    guard !step.events.isEmpty else { return "" }
    var items = step.events.prefix(Self.mostEvents).map { event in
      let mark = event.kind == "quirk" || event.kind == "usage" ? " class=\"q\"" : ""
      return "<li\(mark)><time>\(TimeText.seconds(event.time))</time><b>\(HTMLText.escaped(event.kind))</b>"
        + "<span>\(HTMLText.escaped(event.text))</span></li>"
    }
    if step.events.count > Self.mostEvents {
      items.append("<li><span>and \(step.events.count - Self.mostEvents) more</span></li>")
    }
    return "<div><h3>Events and effects</h3><ul class=\"e\">\(items.joined())</ul></div>"
  }
}
