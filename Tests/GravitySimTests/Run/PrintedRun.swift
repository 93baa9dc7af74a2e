import Testing

/// A command whose whole output is held word for word in a golden file of the same name.
struct PrintedRun: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]

  init(_ name: String, _ arguments: String...) {
    self.name = name
    self.arguments = arguments
  }

  var testDescription: String { name }

  /// One failure of every kind.
  static let failures = [
    PrintedRun("presented-because", "push/refused.scenario"),
    PrintedRun("states", "presented"),
    PrintedRun("streams", "streams"),
    PrintedRun("exact", "exact"),
    PrintedRun(
      "requests", "requests/absent.scenario", "requests/differs.scenario", "requests/left.scenario",
      "requests/none.scenario"),
    PrintedRun(
      "inline", "inline/loading.scenario", "inline/height.scenario", "inline/tap.scenario",
      "inline/builder.scenario"),
    PrintedRun("never", "never"),
    PrintedRun("properties", "properties"),
    PrintedRun("property", "property"),
    PrintedRun("impossible-steps", "steps"),
    PrintedRun("include", "include/failing.scenario", "include/differs.scenario", "include/never.scenario"),
    PrintedRun("decoding-failure", "decoding/named-in-a-failure.scenario"),
  ]

  /// Input that cannot run.
  static let mistakes = [
    PrintedRun("time-goes-back", "time"),
    PrintedRun("syntax-unknown", "syntax/unknown.scenario"),
    PrintedRun("syntax-properties", "syntax/properties.scenario"),
    PrintedRun("syntax-property", "syntax/property.scenario"),
    PrintedRun("syntax-several", "syntax/several.scenario"),
    PrintedRun("syntax-rest", "syntax/no-step.scenario", "syntax/not-utf8.scenario"),
    PrintedRun("include-mistakes", "include/mistakes.scenario"),
    PrintedRun("include-circle", "include/circle.scenario"),
    PrintedRun("payloads", "payload"),
    PrintedRun("nowhere", "suite", "nowhere", "empty"),
    PrintedRun("empty-folder", "empty"),
  ]

  /// What the options change.
  static let options = [
    PrintedRun("trace", "--trace", "push/whole.scenario"),
    PrintedRun("trace-ideal", "--trace", "--profile", "ideal", "push/whole.scenario"),
    PrintedRun("trace-decoding", "--trace", "decoding/named-in-a-trace.scenario"),
    PrintedRun("trace-include", "--trace", "include/differs.scenario"),
    PrintedRun("trace-requests", "--trace", "requests/quirk.scenario"),
    PrintedRun("trace-inline", "--trace", "inline/whole.scenario"),
    PrintedRun("trace-failure", "--trace", "push/refused.scenario"),
    PrintedRun("suite", "suite"),
    PrintedRun("suite-quiet", "--quiet", "suite"),
    PrintedRun("suite-fail-fast", "--fail-fast", "suite"),
    PrintedRun("suite-tag", "--tag", "smoke,!lock", "suite/a-passes.scenario", "suite/b-fails.scenario"),
    PrintedRun("suite-filter", "--filter", "fourth", "suite/a-passes.scenario", "suite/d-passes.scenario"),
    PrintedRun("suite-nothing-matches", "--tag", "nobody", "suite/a-passes.scenario"),
    PrintedRun("colors", "--color", "always", "suite"),
  ]
}
