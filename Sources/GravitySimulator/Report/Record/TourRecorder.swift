import GravityPresentation

/// Runs the stops of a tour once more, for reports.
struct TourRecorder {
  let setup: CompiledSetup
  /// The name of the profile that the setup is for, which does not know it.
  let profile: String
  let detail: RecordedDetail

  /// - Parameter file: The payload's.
  func run(_ stop: TourStop, of file: String) -> ReportedRun {
    let script = stop.script
    let statements = script.steps.enumerated().compactMap { number, step in
      StatementPlace(line: number + 1, file: nil).map { place in
        RecordedStatement(
          place: place, source: DiffWording.statement(of: step), isExpectation: false,
          deed: step.touches ? DiffWording.name(of: stop.deed) : nil)
      }
    }
    do {
      var world = try SimulatedWorld(setup)
      var recorder = RunRecorder(statements, detail, world)
      var result = ScenarioResult(exitCode: .good, diagnostics: [], world: nil)
      for (number, step) in script.steps.enumerated() {
        recorder.begin(number, in: world)
        if let failure = perform(step, in: &world) {
          result = failure
          break
        }
        recorder.end(in: world)
      }
      let record = recorder.finish(result, culprit: nil, in: world)
      return reported(stop, of: file, result, record)
    } catch {
      let bug = ScenarioResult(
        exitCode: .bug, diagnostics: [.bug("\(error)", with: "the payload")], world: nil)
      let record = RunRecord(
        steps: ReportedStep.notReached(statements, at: .start), spans: [], end: .start)
      return reported(stop, of: file, bug, record)
    }
  }

  private func reported(
    _ stop: TourStop, of file: String, _ result: ScenarioResult, _ record: RunRecord
  ) -> ReportedRun {
    ReportedRun(
      name: DiffWording.name(of: stop), file: file, description: nil, tags: [],
      profile: profile, status: ScenarioReport.Status(result.exitCode),
      steps: record.steps, spans: record.spans, diagnostics: result.diagnostics, end: record.end)
  }

  /// What cannot be done is noted, as in every tour, and fails nothing.
  ///
  /// - Returns: What ends the run.
  private func perform(_ step: ComparisonStep, in world: inout SimulatedWorld) -> ScenarioResult? {
    do {
      if let time = step.time { try world.move(to: .start + time) }
      try ComparisonRunner.perform(step, in: &world)
      return nil
    } catch WorldError.impossible(let what, _) {
      world.note(DiffWording.impossible(step, what))
      return nil
    } catch WorldError.endless(let what) {
      return ScenarioResult(
        exitCode: .failed, diagnostics: [Diagnostic(message: DiffWording.endless(step, what))], world: nil)
    } catch {
      return ScenarioResult(
        exitCode: .bug, diagnostics: [.bug("\(error)", with: "the payload")], world: nil)
    }
  }
}
