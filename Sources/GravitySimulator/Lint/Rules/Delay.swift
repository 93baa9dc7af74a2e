import GravityPresentation

extension LintRule {
  static let delay = LintRule(
    "delay", .warning, "A campaign waits for less than nothing, or for more than a minute",
    """
    `delayTime` is in milliseconds. Nobody stays on a screen for minutes, and whoever wrote such a number most likely \
    thought of another unit. A negative one counts as none, but for an SDK whose app it takes down.
    """,
    rules: ["P7"],
    examples: [
      .response(
        "negative", #"{"campaigns": [{"campaignId": "6a257ce0d47ad8a83612ee91", "delayTime": ⟦-500⟧}]}"#),
      .response(
        "over a minute",
        #"""
        {"campaigns": [{"campaignId": "6a257ce0d47ad8a83612ee91", "delayTime": 60000},
         {"campaignId": "6a5f4b7b73a8b1a026084fe2", "delayTime": ⟦60001⟧}]}
        """#),
      .response(
        "one that is no whole number or beyond every one, which is told as that",
        #"""
        {"campaigns": [{"campaignId": "6a257ce0d47ad8a83612ee91", "delayTime": 1e400},
         {"campaignId": "6a5f4b7b73a8b1a026084fe2", "delayTime": 90000.5}]}
        """#),
      .response(
        "none, a short one and one that is no number",
        #"""
        {"campaigns": [{"campaignId": "6a257ce0d47ad8a83612ee91"}, {"campaignId": "6a5f4b7b73a8b1a026084fe2",
         "delayTime": 0}, {"campaignId": "6a7960894ba8efb082692ca9", "delayTime": "90000"}]}
        """#),
    ]
  ) { payload, report in
    for candidate in payload.candidates {
      guard let node = candidate["delayTime"], let delay = node.integer else { continue }
      let name = candidate["campaignId"]?.string.map { "campaign \(LintQuote.of($0))" } ?? "the campaign"
      if delay < 0 {
        let crashing = Profile.sdkNames { $0.negativeDelay == .crashesApp }
        report.add(
          node, "\(name) has a negative delay, and \(LintWords.clause(crashing, "crashes", "crash")) on it",
          "write 0, or leave `delayTime` out", severity: .error)
      } else if delay > 60_000 {
        report.add(
          node,
          "\(name) waits for \(node.source) ms, more than a minute, and most users have left the screen by then",
          "write 60000 or less; the unit is milliseconds")
      }
    }
  }
}
