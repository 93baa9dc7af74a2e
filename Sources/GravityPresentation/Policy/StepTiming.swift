/// When the step comes whose predecessor was closed for it (A9).
public enum StepTiming: String, Hashable, Sendable, CaseIterable {
  /// When the predecessor's transition has ended.
  case whenPredecessorIsGone
  case atOnce
}
