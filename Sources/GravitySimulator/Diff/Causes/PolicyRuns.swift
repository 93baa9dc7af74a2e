import GravityPresentation

/// Runs one script under policy after policy, each once, until the effort is spent.
final class PolicyRuns {
  private let run: (PresentationPolicy) -> ComparedRun
  private let effort: ComparisonEffort
  private var known: [PresentationPolicy: ComparedRun] = [:]

  init(effort: ComparisonEffort, run: @escaping (PresentationPolicy) -> ComparedRun) {
    self.effort = effort
    self.run = run
  }

  /// What a profile that is compared makes of it; it counts, but it is never refused.
  func ofProfile(_ policy: PresentationPolicy) -> ComparedRun {
    if let run = known[policy] { return run }
    let run = run(policy)
    effort.spend(run.effort)
    known[policy] = run
    return run
  }

  /// The same for a policy that only a search asks about; nil where there is no effort left for it.
  func ofSearch(_ policy: PresentationPolicy) -> ComparedRun? {
    if let run = known[policy] { return run }
    return effort.isSpent ? nil : ofProfile(policy)
  }
}
