/// A line of JSON for each event of a suite, in order: the schema `gravity-sim/report-events/1`.
struct NDJSONReporter: Reporter {
  static let schema = "gravity-sim/report-events/1"

  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    var lines = [
      line("scenarioStarted") { writer in
        writer.identity(of: run, number: number)
        writer.member("steps", run.steps.count)
      }
    ]
    for step in run.steps {
      lines.append(
        line("step") { writer in
          writer.member("scenario", number)
          writer.members(of: step)
        })
    }
    lines.append(
      line("scenarioEnded") { writer in
        writer.member("scenario", number)
        writer.member("status", run.status.rawValue)
        writer.member("time", run.end)
        writer.key("spans")
        writer.spans(run.spans)
        writer.key("diagnostics")
        writer.diagnostics(run.diagnostics)
      })
    return ReportPart(entry: lines.joined())
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    let start = line("suiteStarted") { writer in
      writer.member("schema", Self.schema)
      writer.member("command", suite.command)
      writer.member("scenarios", suite.count)
    }
    let end = line("suiteEnded") { $0.members(of: suite) }
    return [ReportFile(name: "report.ndjson", text: start + parts.map(\.entry).joined() + end)]
  }

  private func line(_ event: String, _ members: (inout JSONWriter) -> Void) -> String {
    JSONWriter.text { writer in
      writer.object { writer in
        writer.member("event", event)
        members(&writer)
      }
    } + "\n"
  }
}
