/// What is written of a tour, while it goes on and at its end.
struct TourJournal {
  let output: any TextSink
  let paint: Paint
  /// What the runs had to do so far, those for causes not counted.
  private(set) var effort = 0
  private(set) var tally = TourTally()
  private var repetitions = TourRepetitions()
  private var leftOut: [String] = []

  init(output: any TextSink, paint: Paint) {
    self.output = output
    self.paint = paint
  }

  /// Writes a stop at once: a tour may be long, and whoever waits for it sees it grow.
  mutating func add(_ comparison: Comparison, at stop: TourStop) {
    effort += comparison.runs.reduce(0) { $0 + $1.effort }
    let text = ComparisonText(comparison: comparison, paint: paint)
    let blocks = text.blocks.filter(\.differs)
    tally.count(blocks)
    let name = DiffWording.name(of: stop)
    let title = blocks.isEmpty ? name : paint.title(name)
    let details = blocks.flatMap { repetitions.lines(of: $0, at: name) }.map { "  \($0)" }
    write(["\(title): \(DiffWording.summary(differing: comparison.differing))"] + details)
  }

  mutating func leaveOut(_ what: String) {
    leftOut.append(what)
  }

  func finish() {
    write(["", tally.text] + tally.causeLines + leftOut.map { DiffWording.leftOut($0) })
  }

  private func write(_ lines: [String]) {
    output.write(lines.joined(separator: "\n") + "\n")
  }
}
