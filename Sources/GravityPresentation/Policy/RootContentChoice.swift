/// Which content of the first variation is the root (P5).
public enum RootContentChoice: String, Hashable, Sendable, CaseIterable {
  case withoutStepElseLowest
  case firstWithStepElseFirst
  /// Whatever its step.
  case first
  /// None without a step means no content.
  case withoutStepOnly

  /// Which of a variation's contents it is, by the steps of all of them; nil for none.
  package func place(among steps: [Int?]) -> Int? {
    guard !steps.isEmpty else { return nil }
    switch self {
    case .withoutStepElseLowest:
      return steps.firstIndex(of: nil)
        ?? steps.indices.min { (steps[$0] ?? .min, $0) < (steps[$1] ?? .min, $1) }
    case .firstWithStepElseFirst: return steps.firstIndex { $0 != nil } ?? steps.startIndex
    case .first: return steps.startIndex
    case .withoutStepOnly: return steps.firstIndex(of: nil)
    }
  }
}
