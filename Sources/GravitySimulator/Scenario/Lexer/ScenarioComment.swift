/// A comment of a scenario, which says nothing to a run.
struct ScenarioComment: Hashable, Sendable {
  /// From the `#` on, without the blanks at its end.
  let text: String
  let span: SourceSpan
}
