import GravityPresentation

/// The trace event format of Chrome, which Perfetto opens: a process for each scenario, in virtual time.
struct TraceReporter: Reporter {
  var detail: RecordedDetail { .words }

  func part(of run: ReportedRun, number: Int) -> ReportPart {
    var lines = [
      metadata("process_name", number, 0, run.name), labels(number, run.file),
      sorting("process_sort_index", number, 0, number),
    ]
    let lanes = TraceLanes(run)
    for (index, lane) in lanes.all.enumerated() {
      lines.append(metadata("thread_name", number, index + 1, lane.name))
      lines.append(sorting("thread_sort_index", number, index + 1, index + 1))
      lines += lane.slices.map { slice($0, number, index + 1) }
    }
    return ReportPart(entry: lines.joined(separator: ",\n"))
  }

  func files(of parts: [ReportPart], _ suite: ReportedSuite) -> [ReportFile] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("displayTimeUnit", "ms")
      writer.key("traceEvents")
      writer.raw("[\n" + parts.map(\.entry).joined(separator: ",\n") + "\n]")
    }
    return [ReportFile(name: "trace.json", text: writer.text + "\n")]
  }

  private func slice(_ slice: TraceLanes.Slice, _ process: Int, _ thread: Int) -> String {
    JSONWriter.text { writer in
      writer.object { writer in
        let takesTime = slice.end > slice.start
        writer.member("ph", takesTime ? "X" : "i")
        writer.member("name", slice.name)
        writer.member("cat", slice.category)
        writer.member("pid", process)
        writer.member("tid", thread)
        writer.key("ts")
        writer.number(Self.microseconds(slice.start))
        if takesTime {
          writer.key("dur")
          writer.number(Self.microseconds(slice.end) - Self.microseconds(slice.start))
        } else {
          // On its thread, and not across all of them.
          writer.member("s", "t")
        }
        writer.key("args")
        writer.object { writer in
          for (key, value) in slice.arguments { writer.member(key, value) }
        }
      }
    }
  }

  private func metadata(_ kind: String, _ process: Int, _ thread: Int, _ name: String) -> String {
    meta(kind, process, thread) { $0.member("name", name) }
  }

  /// Names may be the same in two scenarios, files are not.
  private func labels(_ process: Int, _ file: String) -> String {
    meta("process_labels", process, 0) { $0.member("labels", file) }
  }

  private func sorting(_ kind: String, _ process: Int, _ thread: Int, _ index: Int) -> String {
    meta(kind, process, thread) { $0.member("sort_index", index) }
  }

  private func meta(
    _ kind: String, _ process: Int, _ thread: Int, _ arguments: (inout JSONWriter) -> Void
  ) -> String {
    JSONWriter.text { writer in
      writer.object { writer in
        writer.member("ph", "M")
        writer.member("name", kind)
        writer.member("pid", process)
        writer.member("tid", thread)
        writer.key("args")
        writer.object(arguments)
      }
    }
  }

  private static func microseconds(_ time: Instant) -> Int64 {
    let (product, overflow) = time.milliseconds.multipliedReportingOverflow(by: 1000)
    return overflow ? .max : product
  }
}
