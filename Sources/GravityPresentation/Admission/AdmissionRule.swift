/// A plug-in that may refuse a candidate at the moment of its presentation.
///
/// Rules are asked in the order of their registration, the built-in ones (contract §2) first; the first
/// refusal is the candidate's verdict. A rule must be a pure function of the question and its memory.
public protocol AdmissionRule: Sendable {
  /// The rule's name; a verdict of the rule's own is reported under it.
  var name: String { get }
  /// Whether the rule keeps a word of memory in the machine's state.
  var hasMemory: Bool { get }
  func refusal(of question: AdmissionQuestion, memory: UInt32) -> AdmissionRefusal?
  /// The word to remember once the candidate is presented.
  func memory(afterPresenting question: AdmissionQuestion, memory: UInt32) -> UInt32
}

extension AdmissionRule {
  public var hasMemory: Bool { false }

  public func memory(afterPresenting question: AdmissionQuestion, memory: UInt32) -> UInt32 { memory }
}
