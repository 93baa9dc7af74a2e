/// P10: only a content whose delivery method presents something.
struct PresentableRule: AdmissionRule {
  let name = "presentable"

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    question.record.obstacle(of: question.content).map { AdmissionRefusal($0, .triesNext) }
  }
}
