import GravityPresentation

/// JUnit XML, which CI systems read: a case for each scenario, with its statements in what it printed.
///
/// Times are virtual, so the text is the same on every run.
struct JUnitReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    let name = XMLText.attribute(run.name)
    let className = XMLText.attribute(Self.className(of: run.file))
    let time = ReportText.seconds(run.end.milliseconds)
    let start = #"    <testcase name="\#(name)" classname="\#(className)" time="\#(time)""#
    let body = outcome(of: run) + output(of: run)
    return ReportPart(entry: body.isEmpty ? start + "/>\n" : start + ">\n" + body + "    </testcase>\n")
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    let errors = suite.broken + suite.bugs
    let time = ReportText.seconds(suite.time.count)
    let counts = #"tests="\#(suite.count)" failures="\#(suite.failed)" errors="\#(errors)""#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="gravity-sim" \(counts) time="\(time)">
        <testsuite name="gravity-sim \(suite.command)" \(counts) skipped="\(suite.skipped)" time="\(time)">

      """
    return [
      ReportFile(
        name: "report.xml",
        text: text + parts.map(\.entry).joined() + "  </testsuite>\n</testsuites>\n")
    ]
  }

  /// `scenarios.push.deny`: CI systems group cases by what stands before the last dot.
  private static func className(of file: String) -> String {
    let ending = ScenarioDiscovery.fileExtension
    let stem = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
    let parts = stem.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.map { $0.map { $0 == "." ? "_" : String($0) }.joined() }.joined(separator: ".")
  }

  private func outcome(of run: ReportedRun) -> String {
    switch run.status {
    case .passed: ""
    case .skipped: "      <skipped message=\"left out by --tag or --filter\"/>\n"
    case .failed: fault("failure", "failed", run)
    case .broken: fault("error", "wrong input", run)
    case .bug: fault("error", "bug of gravity-sim", run)
    }
  }

  private func fault(_ element: String, _ type: String, _ run: ReportedRun) -> String {
    let first = run.diagnostics.first
    let place = first.flatMap(ReportText.place).map { "\($0): " } ?? ""
    let more = run.diagnostics.count > 1 ? ", and \(run.diagnostics.count - 1) more" : ""
    let message = XMLText.attribute(place + (first?.message ?? type) + more)
    let blocks = run.diagnostics.map(ReportText.block).joined(separator: "\n")
    return
      "      <\(element) message=\"\(message)\" type=\"\(type)\">\(XMLText.content(blocks))</\(element)>\n"
  }

  private func output(of run: ReportedRun) -> String {
    guard !run.steps.isEmpty else { return "" }
    // What happened is of interest where something went wrong, and long.
    let isTold = run.status != .passed
    let lines = run.steps.flatMap { step in
      ReportText.lines(of: step) + (isTold ? ReportText.trace(of: step) : [])
    }
    return "      <system-out>\(XMLText.content(lines.joined(separator: "\n")))\n</system-out>\n"
  }
}
