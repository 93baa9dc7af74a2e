/// How the run of a scenario ended once its expectations said what came, and what was rewritten for that.
struct AcceptedRun {
  let result: ScenarioResult
  let changes: [ExpectationChange]
}
