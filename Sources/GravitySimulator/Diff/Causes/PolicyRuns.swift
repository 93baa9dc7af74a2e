import GravityPresentation

/// Runs one script under policy after policy, each once.
final class PolicyRuns {
  private let preparation: () -> Int
  private let run: (PresentationPolicy) -> ComparedRun
  private var known: [PresentationPolicy: ComparedRun] = [:]
  private var largest = 0
  private var searched = 0

  /// - Parameter preparation: What a new policy costs besides its run; known once one has run.
  init(
    preparation: @escaping @autoclosure () -> Int = 0, _ run: @escaping (PresentationPolicy) -> ComparedRun
  ) {
    self.preparation = preparation
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
    guard largest + preparation() <= ComparisonEffort.largestRepeatedRun,
      searched <= ComparisonEffort.searchLimit
    else {
      return nil
    }
    let run = run(policy)
    searched += run.effort
    known[policy] = run
    return run
  }
}
