extension ScenarioRule {
  static let deprecatedSpelling = ScenarioRule(
    "deprecated-spelling", .note, "Something is written in a way that is kept for old files",
    """
    The format still reads these spellings and means the same by them: escapes for what needs none, which `gravity-sim \
    fmt` rewrites, and `containing` behind `log`, which looks for no more than a part anyway.
    """,
    headings: ["Writing", "Expectations", "One form"],
    examples: [
      ScenarioExample(
        "escapes that nothing needs",
        #"""
        scenario ⟦"\u0421\u043a\u0438\u0434\u043a\u0430 15%"⟧
        trackView HOMEPAGE ⟦"app:\/\/home"⟧
        triggerEvent login cuid=⟦"order\u002d5512"⟧ page OTHER "app://login"
        expect nothing presented
        """#),
      ScenarioExample(
        "a log that contains",
        """
        on visit reply offline
        trackView HOMEPAGE "app://home"
        expect log ⟦containing⟧ "visit failed:"
        at 2s expect log ⟦containing⟧
          "visit failed:"
        """),
      ScenarioExample(
        "escapes that are needed, and lists that contain",
        #"""
        scenario "Скидка \"15%\"\tдо конца\\недели"
        on visit reply offline
        trackView HOMEPAGE "app://home"
        expect log "visit failed:"
        expect callbacks containing ContentLoadEvent
        note "пробел\u00a0без разрыва"
        """#),
    ]
  ) { scenario, report in
    for line in scenario.tokens.lines {
      for (place, token) in line.tokens.enumerated() {
        if let string = token.string, let source = scenario.tokens.rewritten(string) {
          report.add(
            string.span, "the string has escapes that it does not need",
            "write \(source), as `gravity-sim fmt` does")
        }
        if token.word == "containing", place > 1, line.tokens[place - 1].word == "log",
          line.tokens[place - 2].word == "expect"
        {
          report.add(
            token.span, "`expect log` looks for a part of what is logged anyway", "leave `containing` out")
        }
      }
    }
  }
}

extension ScenarioToken {
  /// The string that the token is, or has behind its key.
  fileprivate var string: ScenarioToken? {
    switch kind {
    case .string: self
    case .pair(_, let value): value.string
    case .word, .json, .comma, .colon: nil
    }
  }
}

extension ScenarioTokens {
  /// How the canonical form writes a string that has escapes; nil where it is written so, or where an escape shows a
  /// space that is none of the keyboard's.
  fileprivate func rewritten(_ token: ScenarioToken) -> String? {
    let source = source(of: token.span)
    guard source.utf8.contains(UInt8(ascii: "\\")), source != token.text,
      !token.text.unicodeScalars.contains(where: { $0.properties.isWhitespace && $0 != " " })
    else { return nil }
    return token.text
  }
}
