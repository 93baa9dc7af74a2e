import GravityPresentation

/// A run's statements and spans, shared out among threads in such a way that none overlaps another on its thread.
struct TraceLanes {
  struct Slice {
    let name: String
    let category: String
    let start: Instant
    let end: Instant
    let arguments: [(StaticString, String)]
  }

  struct Lane {
    let name: String
    fileprivate(set) var slices: [Slice] = []

    fileprivate func takes(_ slice: Slice) -> Bool {
      slices.last.map { $0.end <= slice.start } ?? true
    }
  }

  private(set) var all: [Lane] = []

  init(_ run: ReportedRun) {
    var statements = Lane(name: "scenario")
    statements.slices = run.steps.filter { $0.status != .notReached }.map(Self.slice)
    // What is wrong with none of them, or keeps a file from running.
    statements.slices += run.diagnostics.filter { diagnostic in
      !run.steps.contains { $0.diagnostics.contains(diagnostic) }
    }.map { Self.slice(of: $0, in: run) }
    all.append(statements)
    for track in ReportedSpan.Track.allCases { all += Self.lanes(of: run.spans, track) }
  }

  private static func slice(of step: ReportedStep) -> Slice {
    var arguments: [(StaticString, String)] = [
      ("status", step.status.rawValue), ("place", step.place.text),
    ]
    if let diagnostic = step.diagnostics.first {
      arguments.append(("message", ReportText.message(of: diagnostic)))
    }
    return Slice(
      name: ReportText.firstLine(of: step), category: "scenario", start: step.start, end: step.end,
      arguments: arguments)
  }

  private static func slice(of diagnostic: Diagnostic, in run: ReportedRun) -> Slice {
    var arguments: [(StaticString, String)] = [("status", run.status.rawValue)]
    if let place = ReportText.place(of: diagnostic) { arguments.append(("place", place)) }
    arguments.append(("message", ReportText.message(of: diagnostic)))
    return Slice(
      name: diagnostic.message, category: "scenario", start: run.end, end: run.end, arguments: arguments)
  }

  /// A second lane only where two things went on at once.
  private static func lanes(of spans: [ReportedSpan], _ track: ReportedSpan.Track) -> [Lane] {
    var lanes: [Lane] = []
    for span in spans where span.track == track {
      let slice = Slice(
        name: span.name, category: track.rawValue, start: span.start, end: span.end,
        arguments: span.detail.map { [("detail" as StaticString, $0)] } ?? [])
      if let free = lanes.firstIndex(where: { $0.takes(slice) }) {
        lanes[free].slices.append(slice)
      } else {
        let number = lanes.isEmpty ? "" : " \(lanes.count + 1)"
        lanes.append(Lane(name: track.rawValue + number, slices: [slice]))
      }
    }
    return lanes
  }
}
