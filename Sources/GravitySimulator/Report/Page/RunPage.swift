/// The page of one run: each step with what the phone shows, what happened and what came of it.
struct RunPage {
  let run: ReportedRun
  /// Where the page of the suite is; nil where there is none.
  let index: String?
  var cache = PictureCache()

  var html: String {
    var pictures = PagePictures(cache)
    let steps = PageSteps(run, &pictures)
    let main =
      "<main>\(problems(steps))\(steps.isEmpty ? "" : stage(steps.html))\(leftOut(pictures.undrawn))</main>"
    return PageShell.run.page(
      title: "\(run.name) – \(PageWording.word(for: run.status))",
      body: [header, main, pictures.html].joined(separator: "\n"))
  }

  private var header: String {
    let back = index.map { "<nav aria-label=Report><a href=\"\($0)\">All runs</a></nav>" } ?? ""
    let facts = [
      PageWording.badge(run.status), "<bdi>\(HTMLText.escaped(run.file))</bdi>",
      "profile <bdi>\(HTMLText.escaped(run.profile))</bdi>", TimeText.seconds(run.end),
      PageWording.count(run.steps.count, "step"),
    ]
    let tags = run.tags.isEmpty ? [] : ["<bdi>\(HTMLText.escaped(run.tags.joined(separator: ", ")))</bdi>"]
    return """
      <a class=skip href=#steps>To the steps</a>
      <header>\(back)
      <h1>\(HTMLText.escaped(run.name))</h1>\(description)
      <p class=facts>\((facts + tags).joined(separator: " · "))
      <p class=tools><button id=theme>Theme</button>
      </header>
      """
  }

  private var description: String {
    guard let text = run.description, !text.isEmpty else { return "" }
    return text.split(separator: "\n").map { "<p>\(HTMLText.escaped(String($0)))" }.joined()
  }

  /// What went wrong; what a step says itself is only pointed at.
  private func problems(_ steps: PageSteps) -> String {
    guard !run.diagnostics.isEmpty else { return "" }
    let items = run.diagnostics.map { diagnostic in
      guard let number = steps.number(of: diagnostic) else { return PageSteps.text(of: diagnostic) }
      return "<p><a href=#s\(number)>Step \(number)</a>: \(HTMLText.escaped(diagnostic.message))"
    }
    return """
      <section class=wrong aria-labelledby=wrong><h2 id=wrong>What went wrong</h2>
      \(items.joined(separator: "\n"))
      </section>
      """
  }

  private func stage(_ steps: String) -> String {
    """
    <div class="tools scrub" role=group aria-label=Timeline>
    <button id=back aria-label="Step before">←</button>
    <div class=track><div id=marks aria-hidden=true></div>
    <input id=slider type=range min=1 value=1 aria-label=Step></div>
    <button id=next aria-label="Next step">→</button> <span id=now></span></div>
    <p id=live class=sr role=status></p>
    <div id=steps>
    \(steps)
    </div>
    <nav id=list aria-label=Steps><div class=tools role=search>
    <input id=search type=search placeholder=Search aria-label="Search steps">
    <button id=failed aria-pressed=false>Failed</button></div>
    <p id=count role=status></p><ol id=links></ol>
    <p><kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> <kbd>/</kbd> search <kbd>f</kbd> failed</p></nav>
    """
  }

  /// What payloads say of looks, and the pictures do not show.
  private func leftOut(_ keys: [String]) -> String {
    guard !keys.isEmpty else { return "" }
    var items = keys.prefix(Self.mostKeys).map { "<li>\(HTMLText.escaped($0))" }
    if keys.count > Self.mostKeys { items.append("<li>and \(keys.count - Self.mostKeys) more") }
    let title = "Not in the pictures: \(PageWording.count(keys.count, "key")) of payloads"
    return "<details><summary>\(title)</summary><ul>\(items.joined())</ul></details>"
  }

  private static let mostKeys = 100
}
