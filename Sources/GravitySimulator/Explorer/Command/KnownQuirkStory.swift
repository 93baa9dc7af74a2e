import GravityPresentation

/// The known quirk that something comes from, and what to do about it.
struct KnownQuirkStory: Encodable {
  /// The rule whose as-built behaviour surprises.
  let rule: String
  let sentence: String
  let advice: String

  init(_ kind: QuirkKind) {
    rule = kind.rule.rawValue
    sentence = Wording.sentence(of: kind)
    advice = Wording.advice(on: kind)
  }
}
