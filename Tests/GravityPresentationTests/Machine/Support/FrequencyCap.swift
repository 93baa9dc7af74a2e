import GravityPresentation

/// An admission rule of an app's own: so many campaigns and no more; it remembers how many there were.
struct FrequencyCap: AdmissionRule {
  var name = "frequencyCap"
  let limit: UInt32
  let place: UInt8

  let hasMemory = true

  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal? {
    guard memory >= limit else { return nil }
    return AdmissionRefusal(.refused(rule: place, value: Int32(memory)), .triesNext)
  }

  func memory(afterPresenting question: AdmissionQuestion, memory: UInt32) -> UInt32 { memory + 1 }
}
