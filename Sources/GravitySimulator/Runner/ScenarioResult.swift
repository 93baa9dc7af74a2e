/// How one run of a scenario ended.
public struct ScenarioResult: Sendable {
  public let exitCode: ExitCode
  public let diagnostics: [Diagnostic]
  /// The world as the run left it; nil where the file could not run.
  public let world: SimulatedWorld?
  /// What each statement brought; nil where no report is asked for.
  var record: RunRecord?
}
