/// What is written of a tour: in short, and then stop by stop.
struct TourJournal {
  let paint: Paint
  /// What the runs had to do so far, those for causes not counted.
  private(set) var effort = 0
  private(set) var tally = TourTally()
  private var repetitions = TourRepetitions()
  private var leftOut: [String] = []
  private var stops: [String] = []

  init(paint: Paint) {
    self.paint = paint
  }

  mutating func add(_ comparison: Comparison, at stop: TourStop) {
    effort += comparison.runs.reduce(0) { $0 + $1.effort }
    let text = ComparisonText(comparison: comparison, paint: paint)
    let blocks = text.blocks.filter(\.differs)
    tally.count(blocks)
    let name = DiffWording.name(of: stop)
    let title = blocks.isEmpty ? name : paint.title(name)
    let details = blocks.flatMap { repetitions.lines(of: $0, at: name) }.map { "  \($0)" }
    stops.append("\(title): \(DiffWording.summary(differing: comparison.differing))")
    stops += details
  }

  mutating func leaveOut(_ what: String) {
    leftOut.append(what)
  }

  /// The whole journal. What explains the differences comes first: few readers need every stop.
  var lines: [String] {
    [tally.text] + tally.causeLines + leftOut.map { DiffWording.leftOut($0) } + [""] + stops
  }
}
