/// What `gravity-sim lint` was asked to do.
package struct LintOptions: Hashable, Sendable {
  /// Payload files, scenario files, folders and `-` for either on standard input, in the order given.
  package var operands: [String]
  /// Outranks the profile that a scenario names.
  package var profile: ProfileChoice?
  /// How many files are looked at at a time, from 1 to ``RunOptions/largestJobCount``. Output never depends on it.
  package var jobs = RunOptions.defaultJobCount
  package var format = LintFormat.text
  /// From which severity on a finding fails.
  package var level = LintSeverity.warning
  /// Rules whose findings are errors, even where a file allows them.
  package var denied: Set<String> = []
  /// Rules whose findings are not told.
  package var allowed: Set<String> = []
  package var color = ColorChoice.auto

  package init(operands: [String]) {
    self.operands = operands
  }

  func fails(_ finding: PlacedFinding) -> Bool { finding.severity >= level }
}
