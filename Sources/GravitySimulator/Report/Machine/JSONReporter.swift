/// One JSON text with all runs, each on a line of its own: the schema `gravity-sim/report/1`.
struct JSONReporter: Reporter {
  static let schema = "gravity-sim/report/1"

  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    ReportPart(
      entry: JSONWriter.text { writer in
        writer.object { writer in
          writer.identity(of: run, number: number)
          writer.member("status", run.status.rawValue)
          writer.member("time", run.end)
          writer.key("steps")
          writer.array(run.steps) { writer, step in
            writer.object { $0.members(of: step) }
          }
          writer.key("spans")
          writer.spans(run.spans)
          writer.key("diagnostics")
          writer.diagnostics(run.diagnostics)
        }
      })
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    var head = JSONWriter()
    head.object { writer in
      writer.member("schema", Self.schema)
      writer.member("command", suite.command)
      writer.key("summary")
      writer.object { $0.members(of: suite) }
      writer.key("runs")
      writer.raw("[\n" + parts.map(\.entry).joined(separator: ",\n") + "\n]")
    }
    return [ReportFile(name: "report.json", text: head.text + "\n")]
  }
}
