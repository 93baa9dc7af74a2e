/// The page of one run: each step with what the phone shows, what happened and what came of it.
struct RunPage {
  let run: ReportedRun
  /// Where the page of the suite is; nil where there is none.
  let index: String?

  var html: String {
    var pictures = PagePictures()
    let steps = PageSteps(run, &pictures)
    let body = [header, problems(steps), steps.isEmpty ? "<main></main>" : main(steps.html), pictures.html]
    return PageShell.run.page(
      title: "\(run.name) – \(PageWording.word(for: run.status))",
      body: body.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private var header: String {
    let back = index.map { "<nav aria-label=\"Report\"><a href=\"\($0)\">All scenarios</a></nav>" } ?? ""
    var facts = [
      PageWording.badge(run.status), "<span>\(HTMLText.escaped(run.file))</span>",
      "<span>profile \(HTMLText.escaped(run.profile))</span>", "<span>\(TimeText.seconds(run.end))</span>",
      "<span>\(PageWording.count(run.steps.count, "step"))</span>",
    ]
    if !run.tags.isEmpty {
      facts.append("<span>\(HTMLText.escaped(run.tags.joined(separator: ", ")))</span>")
    }
    return """
      <a class="skip" href="#steps">To the steps</a>
      <header>\(back)
      <h1>\(HTMLText.escaped(run.name))</h1>
      <div class="facts">\(facts.joined())<span class="tools"><button id="theme">Theme</button></span></div>
      </header>
      """
  }

  /// What went wrong; what a step says itself is only pointed at.
  private func problems(_ steps: PageSteps) -> String {
    guard !run.diagnostics.isEmpty else { return "" }
    let items = run.diagnostics.map { diagnostic in
      guard let number = steps.number(of: diagnostic) else { return PageSteps.text(of: diagnostic) }
      return "<p><a href=\"#s\(number)\">Step \(number)</a>: \(HTMLText.escaped(diagnostic.message))</p>"
    }
    return """
      <div class="wide"><section class="card wrong" aria-labelledby="wrong"><h2 id="wrong">What went wrong</h2>
      \(items.joined(separator: "\n"))
      </section></div>
      """
  }

  private func main(_ steps: String) -> String {
    """
    <main id="steps">
    <div class="scrub" role="group" aria-label="Timeline">
    <button id="back" aria-label="Step before">←</button>
    <div class="track"><div id="marks" aria-hidden="true"></div>
    <input id="slider" type="range" min="1" value="1" aria-label="Step"></div>
    <button id="next" aria-label="Next step">→</button><span id="now"></span>
    </div>
    <p id="live" class="sr" role="status"></p>
    <div class="two"><div>
    \(steps)
    </div><nav id="list" class="card" aria-label="Steps">
    <div class="tools" role="search"><input id="search" type="search" placeholder="Search" aria-label="Search steps">
    <button id="failed" aria-pressed="false">Failed</button></div>
    <p id="count" role="status"></p>
    <ol id="links"></ol>
    <p id="keys"><kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd> steps, <kbd>/</kbd> search, \
    <kbd>f</kbd> failed</p>
    </nav></div></main>
    """
  }
}
