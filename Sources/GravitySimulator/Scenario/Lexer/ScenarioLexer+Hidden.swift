extension ScenarioLexer {
  /// The first scalar of a word that looks like a space or like nothing, as text that was pasted may hold.
  static func hiddenScalar(in word: String, at start: SourceSpan) -> ScenarioError? {
    for (index, scalar) in word.unicodeScalars.enumerated() where isHidden(scalar) {
      let place = SourceSpan(line: start.line, column: start.column + index, length: 1, part: start.part)
      var error = ScenarioError("unexpected `\(TerminalText.spelled(scalar))`", at: place)
      error.help = scalar.properties.isWhitespace ? "use a plain space" : "leave it out"
      return error
    }
    return nil
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners belong to words of some scripts, and to emoji.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    return scalar.properties.isWhitespace || !TerminalText.isShownAsItself(scalar)
  }
}
