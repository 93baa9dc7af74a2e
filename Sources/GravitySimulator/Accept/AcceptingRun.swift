import GravityPresentation

/// Runs a scenario and writes what came into the expectations that did not hold or were left open.
struct AcceptingRun {
  /// One run accepts all; where times depend on what was accepted, another must look again.
  private static let runLimit = 10

  let source: ScenarioSource
  let profile: Profile?
  let runner: ScenarioRunner

  /// - Parameter scenario: The one of the source, which may have expectations that are left open.
  func run(_ scenario: LoadedScenario) -> AcceptedRun {
    let original = scenario.file.text
    var scenario = scenario
    var changes: [ExpectationChange] = []
    for _ in 0..<Self.runLimit {
      var accepted = AcceptedExpectations()
      let result = runner.run(CompiledScenario(scenario, profile: profile), accepting: &accepted)
      guard !accepted.edits.isEmpty, result.exitCode != .bug else {
        return finished(result, original, scenario, changes)
      }
      let (text, found) = ScenarioRewriter(scenario.file.text).rewritten(by: accepted.edits)
      changes += found
      let rewritten = ScenarioLoader(acceptsUnwritten: true).load(
        Array(text.utf8), named: source.displayName, folder: source.folder, path: source.path)
      guard rewritten.diagnostics.isEmpty else {
        let bug = Diagnostic.bug("what was accepted is no scenario any more", with: "the scenario")
        return AcceptedRun(
          result: ScenarioResult(exitCode: .bug, diagnostics: [bug], world: result.world), changes: [])
      }
      scenario = rewritten
    }
    let result = runner.run(CompiledScenario(scenario, profile: profile))
    return finished(result, original, scenario, changes)
  }

  private func finished(
    _ result: ScenarioResult, _ original: String, _ scenario: LoadedScenario, _ changes: [ExpectationChange]
  ) -> AcceptedRun {
    guard !changes.isEmpty, let path = source.path else { return AcceptedRun(result: result, changes: []) }
    do throws(FileWriteError) {
      try replace(original, by: scenario.file.text, in: path)
      return AcceptedRun(result: result, changes: changes)
    } catch {
      let diagnostic = Diagnostic(message: "\(path) \(error.predicate)")
      return AcceptedRun(
        result: ScenarioResult(exitCode: .wrongInput, diagnostics: [diagnostic], world: result.world),
        changes: [])
    }
  }

  /// Nothing that somebody else wrote meanwhile is lost.
  private func replace(
    _ original: String, by text: String, in path: String
  ) throws(FileWriteError) {
    let bytes: [UInt8]
    do throws(FileLoadError) {
      bytes = try source.bytes()
    } catch {
      throw FileWriteError(reason: "it \(error.predicate)")
    }
    let mark = ByteOrderMark.length(in: bytes)
    guard bytes.dropFirst(mark).elementsEqual(original.utf8) else {
      throw FileWriteError(reason: "it was changed meanwhile")
    }
    // The text lost its byte order mark when it was read.
    try FileReplacement.write((mark > 0 ? "\u{FEFF}" : "") + text, over: path)
  }
}
