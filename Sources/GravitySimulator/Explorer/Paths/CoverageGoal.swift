/// What a set of scenarios is to reach, all of it.
public enum CoverageGoal: String, Hashable, Sendable, CaseIterable {
  /// Everything that can be touched.
  case elements
  /// Every way in which a candidate can end (P13).
  case verdicts
  /// Every step of the machine's phases.
  case transitions
}

extension MarkTable {
  /// Whether the goal wants the mark to be reached.
  func isPart(_ mark: Int, of goal: CoverageGoal) -> Bool {
    switch goal {
    case .elements: mark >= touchesBase && mark < count
    case .verdicts: mark >= verdictsBase && mark < phasesBase
    case .transitions: mark >= phasesBase && mark < touchesBase
    }
  }
}
