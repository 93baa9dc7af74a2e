extension ScenarioLine {
  /// Whether the line, where it is wrong, may have been meant as a step or to bring steps.
  var mayBeStep: Bool {
    guard case .word(let word) = tokens.first?.kind else { return true }
    if word == "host" || word == "include" { return true }
    return word != "expect" && ScenarioVocabulary.header(word) == nil
  }
}
