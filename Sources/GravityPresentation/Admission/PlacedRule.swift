/// An admission rule with the place of its memory in the scratch; nil where it has none.
struct PlacedRule: Sendable {
  let rule: any AdmissionRule
  let place: UInt8?

  func refusal(of question: AdmissionQuestion, in scratch: RuleScratch) -> AdmissionRefusal? {
    rule.refusal(of: question, memory: place.map { scratch[$0] } ?? 0)
  }

  func remember(presenting question: AdmissionQuestion, in scratch: inout RuleScratch) {
    guard let place else { return }
    scratch[place] = rule.memory(afterPresenting: question, memory: scratch[place])
  }
}
