/// What is wrong in a scenario file, where, and what may help.
struct ScenarioError: Error, Hashable, Sendable {
  var message: String
  let span: SourceSpan
  var notes: [String]
  /// What stands behind the caret.
  var caretNote: String?
  /// What to do, where that is one thing.
  var help: String?
  /// The word that was not known, and what it may have been meant to be; compared only where the error is shown.
  var unknown: String?
  var candidates: [String] = []

  init(_ message: String, at span: SourceSpan, notes: [String] = []) {
    self.message = message
    self.span = span
    self.notes = notes
  }

  /// A word that is none of `candidates`.
  ///
  /// - Parameter kind: what the word should have been, such as "step".
  init(unknown kind: String, _ word: Located<String>, among candidates: [String]) {
    self.init("unknown \(kind) \(Quoted(word.value))", at: word.span)
    unknown = word.value
    self.candidates = candidates
  }
}
