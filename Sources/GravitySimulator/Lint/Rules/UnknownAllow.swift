extension LintRule {
  /// Found by ``LintAllowances``, which reads the list.
  static let unknownAllow = LintRule(
    "unknown-allow", .warning, "What is to be allowed is no rule",
    """
    A file may allow rules: a payload with `"lintAllow": ["rule"]` beside `data`, a scenario with `# lint: allow rule`. \
    A name that is no rule's allows nothing, so what it was written for is told all the same.
    """,
    rules: [],
    examples: [
      .response("a mistyped name", #"{"data": [], "lintAllow": [⟦"no-element"⟧]}"#),
      .response("a name outside of a list", #"{"data": [], "lintAllow": ⟦"no-elements"⟧}"#),
      .response(
        "a list that is inside of something", #"{"data": [{"payload": [], ⟦"lintAllow"⟧: ["no-elements"]}]}"#),
      .response("a key that is nearly right", #"{"data": [], ⟦"lintallow"⟧: ["no-elements"]}"#),
      .response("no name", #"{"data": [], "lintAllow": ["unused-allow", ⟦5⟧]}"#),
      .response(
        "a name that `gravity-sim lint --rules` lists", #"{"data": [], "lintAllow": ["no-elements"]}"#),
    ]
  ) { _, _ in }
}
