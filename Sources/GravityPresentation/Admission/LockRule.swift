/// P9, L3: no automatic presentation while the lock is on.
struct LockRule: AdmissionRule {
  let name = "lock"

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    question.isLocked ? AdmissionRefusal(.locked, .endsTrigger) : nil
  }
}
