import GravityPresentation

/// An admission rule of an app's own that lets nothing through that is tried first.
struct ShyRule: AdmissionRule {
  let name = "shy"
  /// Its place among the rules.
  let place: UInt8

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    question.candidate.index == 0 ? AdmissionRefusal(.refused(rule: place, value: 7), .triesNext) : nil
  }
}
