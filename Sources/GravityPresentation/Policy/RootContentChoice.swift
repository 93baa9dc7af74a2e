/// Which content of the first variation is the root (P5).
public enum RootContentChoice: String, Hashable, Sendable, CaseIterable {
  case withoutStepElseLowest
  case firstWithStepElseFirst
  /// Whatever its step.
  case first
  /// None without a step means no content.
  case withoutStepOnly
}
