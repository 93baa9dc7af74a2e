import GravityPresentation

/// Runs one script under policy after policy, each once.
final class PolicyRuns {
  private let run: (PresentationPolicy) -> ComparedRun
  private var known: [PresentationPolicy: ComparedRun] = [:]
  private var largest = 0
  private var searched = 0

  init(_ run: @escaping (PresentationPolicy) -> ComparedRun) {
    self.run = run
  }

  /// What a profile that is compared makes of it.
  func ofProfile(_ policy: PresentationPolicy) -> ComparedRun {
    if let run = known[policy] { return run }
    let run = run(policy)
    largest = max(largest, run.effort)
    known[policy] = run
    return run
  }

  /// The same for a policy that only a search asks about; nil where it would be too much.
  func ofSearch(_ policy: PresentationPolicy) -> ComparedRun? {
    if let run = known[policy] { return run }
    guard largest <= ComparisonEffort.largestRepeatedRun, searched <= ComparisonEffort.searchLimit else {
      return nil
    }
    let run = run(policy)
    searched += run.effort
    known[policy] = run
    return run
  }
}
