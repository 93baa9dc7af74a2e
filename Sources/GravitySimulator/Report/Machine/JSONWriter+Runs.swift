import GravityPresentation

/// What `gravity-sim/report/1` says of runs. Times are whole milliseconds since the start of a run.
extension JSONWriter {
  /// The members that tell which run it is.
  mutating func identity(of run: ReportedRun, number: Int) {
    member("number", number)
    member("name", run.name)
    member("file", run.file)
    member("description", run.description)
    member("tags", run.tags)
    member("profile", run.profile)
  }

  mutating func members(of step: ReportedStep) {
    member("number", step.number)
    member("line", step.place.line)
    member("includedFile", step.place.file)
    member("source", step.source)
    key("expectation")
    boolean(step.isExpectation)
    member("status", step.status.rawValue)
    member("start", step.start)
    member("end", step.end)
    member("touched", step.touched)
    key("events")
    array(step.events) { writer, event in
      writer.object { writer in
        writer.member("time", event.time)
        writer.member("kind", event.kind)
        writer.member("text", event.text)
      }
    }
    key("verdicts")
    array(step.verdicts) { writer, verdict in
      writer.object { writer in
        writer.member("time", verdict.time)
        writer.member("campaign", verdict.campaign)
        writer.member("reason", verdict.reason)
        writer.member("text", verdict.text)
      }
    }
    member("quirks", step.quirks)
    member("changes", step.changes)
    key("diagnostics")
    diagnostics(step.diagnostics)
  }

  mutating func diagnostics(_ all: [Diagnostic]) {
    array(all) { writer, diagnostic in
      writer.object { writer in
        writer.member("severity", diagnostic.severity.rawValue)
        writer.member("message", diagnostic.message)
        if let place = diagnostic.place {
          writer.member("file", place.file)
          writer.member("line", place.line)
          writer.member("column", place.column)
          writer.member("length", place.length)
        }
        writer.member("source", diagnostic.sourceLine)
        writer.member("actual", diagnostic.caretNote)
        writer.key("notes")
        writer.array(diagnostic.notes) { writer, note in
          writer.object { writer in
            writer.member("kind", note.kind.rawValue)
            writer.member("text", note.text)
          }
        }
      }
    }
  }

  mutating func spans(_ spans: [ReportedSpan]) {
    array(spans) { writer, span in
      writer.object { writer in
        writer.member("track", span.track.rawValue)
        writer.member("name", span.name)
        writer.member("start", span.start)
        writer.member("end", span.end)
        writer.member("detail", span.detail)
      }
    }
  }

  mutating func members(of suite: ReportedSuite) {
    member("runs", suite.count)
    member("passed", suite.passed)
    member("failed", suite.failed)
    member("broken", suite.broken)
    member("bugs", suite.bugs)
    member("skipped", suite.skipped)
    key("time")
    number(suite.time.count)
  }
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ value: Instant) {
    key(name)
    number(value.milliseconds)
  }

  mutating func member(_ name: StaticString, _ value: [String]) {
    key(name)
    array(value) { $0.string($1) }
  }

  /// Nothing where there is no value.
  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }
}
