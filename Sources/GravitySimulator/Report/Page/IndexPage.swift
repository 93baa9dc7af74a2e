import GravityPresentation

/// The page of a suite: how many ended how, and a row for each run that leads to its page.
struct IndexPage {
  let suite: ReportedSuite
  /// Rows of the table, as ``IndexRow`` writes them.
  let rows: [String]

  var html: String {
    PageShell.index.page(title: "\(title): \(verdict)", body: body)
  }

  private var title: String { "gravity-sim \(suite.command)" }

  private var failed: Int { suite.failed + suite.broken + suite.bugs }

  private var verdict: String {
    failed > 0 ? "\(failed) failed" : suite.passed > 0 ? "all passed" : PageWording.nothing(of: suite.command)
  }

  private var body: String {
    """
    <a class="skip" href="#runs">To the runs</a>
    <header>
    <h1>\(HTMLText.escaped(title))</h1>
    <ul class="sum">\(counts)</ul>
    <p class=tools><button id=theme>Theme</button>
    </header>
    <main>
    <div class="tools" role="search">
    <input id="search" type="search" placeholder="Name, file, tag or failure" aria-label="Search runs">
    \(choices)
    <span id="count" role="status"></span>
    </div>
    <table id="runs"><caption class="sr">Runs</caption><thead><tr>\(heads)</tr></thead>
    <tbody>
    \(rows.joined(separator: "\n"))
    </tbody></table>
    \(suite.count == 0 ? "<p>\(PageWording.nothing(of: suite.command))" : "")
    </main>
    """
  }

  /// Named after the classes of the rows that each shows.
  private var choices: String {
    var choices = [("all", "All"), ("f", "Failed"), ("p", "Passed")]
    if suite.skipped > 0 { choices.append(("k", "Skipped")) }
    return choices.map { kind, word in
      "<button data-show=\"\(kind)\" aria-pressed=\"\(kind == "all")\">\(word)</button>"
    }.joined(separator: "\n")
  }

  private var counts: String {
    var items = [
      "<li><b>\(suite.count)</b> \(PageWording.runs(of: suite.command, suite.count))</li>",
      "<li class=\"p\"><b>\(suite.passed)</b> passed</li>",
      "<li\(suite.failed == 0 ? "" : " class=\"f\"")><b>\(suite.failed)</b> failed</li>",
    ]
    if suite.broken > 0 { items.append("<li class=\"f\"><b>\(suite.broken)</b> with wrong input</li>") }
    if suite.bugs > 0 {
      items.append("<li class=\"f\"><b>\(suite.bugs)</b> with a bug of gravity-sim’s</li>")
    }
    if suite.skipped > 0 { items.append("<li><b>\(suite.skipped)</b> skipped</li>") }
    items.append("<li><b>\(TimeText.seconds(suite.time.count))</b> virtual time</li>")
    return items.joined()
  }

  private var heads: String {
    [("state", "Status"), ("name", "Run"), ("file", "File"), ("time", "Time")].map { key, word in
      "<th scope=\"col\"><button data-key=\"\(key)\">\(word)</button></th>"
    }.joined()
  }
}
