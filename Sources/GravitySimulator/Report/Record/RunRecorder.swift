import GravityPresentation

/// Keeps what each statement brings while a scenario, or a stop of a tour, runs.
///
/// Words are put together when a statement is done: later the world may have forgotten what they need.
struct RunRecorder {
  private let statements: [RecordedStatement]
  private let detail: RecordedDetail
  private var steps: [ReportedStep] = []
  private var mark: RecordingMark
  private var state: ReportedState
  /// The statement that is under way, by its place among all.
  private var current: Int?

  init(_ statements: [RecordedStatement], _ detail: RecordedDetail, _ world: SimulatedWorld) {
    self.statements = statements
    self.detail = detail
    mark = RecordingMark()
    state = ReportedState(world)
  }

  /// A statement begins; what happens until it ends belongs to it, the time included that passes before its `at`.
  mutating func begin(_ number: Int, in world: SimulatedWorld) {
    current = number
    mark.time = world.now
  }

  mutating func end(in world: SimulatedWorld) {
    add(.passed, [], world)
  }

  /// - Parameter culprit: The statement that a failure is due to which showed only later; those behind it count as not
  ///   reached, for they were played in an app that was no more.
  mutating func finish(_ result: ScenarioResult, culprit: Int?, in world: SimulatedWorld) -> RunRecord {
    var end = world.now
    if current != nil {
      add(.failed, result.diagnostics, world)
    } else {
      addRest(world)
      if let culprit, steps.indices.contains(culprit), result.exitCode != .good {
        steps[culprit].fail(result.diagnostics)
        steps.removeSubrange((culprit + 1)...)
        end = steps[culprit].end
      }
    }
    steps += ReportedStep.notReached(statements, from: steps.count, at: end)
    return RunRecord(steps: steps, spans: SpanCollector.spans(of: world, until: end), end: end)
  }

  private mutating func add(
    _ status: ReportedStep.Status, _ diagnostics: [Diagnostic], _ world: SimulatedWorld
  ) {
    guard let number = current else { return }
    current = nil
    let statement = statements[number]
    let events = events(in: world)
    let verdicts = verdicts(in: world)
    let quirks = Array(world.recording.quirks.items[mark.quirks...])
    let after = ReportedState(world)
    steps.append(
      ReportedStep(
        number: number + 1, place: statement.place,
        source: statement.source, isExpectation: statement.isExpectation, status: status,
        start: mark.time, end: world.now,
        touched: TouchedWording.text(
          of: statement.deed, in: world, since: mark.entries, isDone: status == .passed),
        events: events, verdicts: verdicts, quirks: quirks, changes: after.changes(from: state),
        scene: scene(of: world), diagnostics: diagnostics))
    state = after
    mark = RecordingMark(world)
  }

  /// What only the end of the run brings is told with the last statement.
  private mutating func addRest(_ world: SimulatedWorld) {
    guard let last = steps.indices.last else { return }
    steps[last].events += events(in: world)
    mark = RecordingMark(world)
  }

  private func events(in world: SimulatedWorld) -> [ReportedEvent] {
    var events: [ReportedEvent] = []
    for place in mark.entries..<world.recording.timeline.count {
      // The statement itself is told by the step.
      if case .statement = world.recording.timeline[place].kind { continue }
      if let event = TraceText.event(at: place, in: world) { events.append(event) }
    }
    return events
  }

  private func verdicts(in world: SimulatedWorld) -> [ReportedVerdict] {
    world.recording.verdicts[mark.verdicts...].map { record in
      ReportedVerdict(
        time: record.time, campaign: world.catalog.candidate(record.candidate).campaignId,
        reason: Wording.reason(of: record.verdict, in: world), text: Wording.text(of: record, in: world))
    }
  }

  private func scene(of world: SimulatedWorld) -> PhoneScene? {
    switch detail {
    case .words: nil
    case .scenes: PhoneScene(world)
    }
  }
}
