import GravityPresentation

/// The page of a suite: how many ended how, and a row for each run that leads to its page.
struct IndexPage {
  /// What the report is of, such as `run scenarios`.
  let title: String
  let rows: [IndexRow]

  var html: String {
    PageShell.index.page(title: "\(title): \(verdict)", body: body)
  }

  private var failed: Int { rows.count { $0.isFailed } }

  private var verdict: String {
    rows.isEmpty ? "nothing ran" : failed == 0 ? "all passed" : "\(failed) failed"
  }

  private var body: String {
    """
    <a class="skip" href="#runs">To the scenarios</a>
    <header>
    <h1>\(HTMLText.escaped(title, longest: 300))</h1>
    <ul class="sum">\(counts)</ul>
    </header>
    <main>
    <div class="tools" role="search">
    <input id="search" type="search" placeholder="Name, file, tag or failure" aria-label="Search scenarios">
    <button data-show="all" aria-pressed="true">All</button>
    <button data-show="failed" aria-pressed="false">Failed</button>
    <button data-show="passed" aria-pressed="false">Passed</button>
    <span id="count" role="status"></span><button id="theme">Theme</button>
    </div>
    <table id="runs"><caption class="sr">Scenarios</caption><thead><tr>\(heads)</tr></thead>
    <tbody>
    \(rows.map(\.html).joined(separator: "\n"))
    </tbody></table>
    </main>
    """
  }

  private var counts: String {
    let passed = rows.count { $0.status == .passed }
    let skipped = rows.count - passed - failed
    var items = [
      "<li><b>\(rows.count)</b> \(rows.count == 1 ? "scenario" : "scenarios")</li>",
      "<li class=\"p\"><b>\(passed)</b> passed</li>",
      "<li\(failed == 0 ? "" : " class=\"f\"")><b>\(failed)</b> failed</li>",
    ]
    if skipped > 0 { items.append("<li><b>\(skipped)</b> left out</li>") }
    items.append("<li><b>\(rows.reduce(0) { $0 + $1.steps })</b> steps</li>")
    return items.joined()
  }

  private var heads: String {
    [("state", "Status"), ("name", "Scenario"), ("file", "File"), ("time", "Time")].map { key, word in
      "<th scope=\"col\"><button data-key=\"\(key)\">\(word)</button></th>"
    }.joined()
  }
}
