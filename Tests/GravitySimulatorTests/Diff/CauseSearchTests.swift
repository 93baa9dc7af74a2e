import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("The search for the switches that explain a difference")
struct CauseSearchTests {
  private let ios = PresentationPolicy.ios
  private let ideal = PresentationPolicy.ideal

  /// A search in a world whose one line is what `text` says of the policy.
  private func names(
    from reference: PresentationPolicy? = nil, _ text: @escaping (PresentationPolicy) -> String
  ) -> [String]? {
    let search = CauseSearch(switches: PolicySwitch.all, stream: .log) { policy in
      var run = ComparedRun()
      run.add(ComparedLine(time: .start, text: text(policy)), to: .log)
      return run
    }
    guard case .found(let causes) = search.causes(of: ideal, against: reference ?? ios) else { return nil }
    return causes.map(\.name)
  }

  @Test("A switch that changes the stream alone is found, with its rules and both values")
  func single() {
    let search = CauseSearch(switches: PolicySwitch.all, stream: .log) { policy in
      var run = ComparedRun()
      run.add(ComparedLine(time: .start, text: "\(policy.furtherCandidates)"), to: .log)
      return run
    }
    let finding = search.causes(of: ideal, against: ios)
    guard case .found(let causes) = finding else {
      Issue.record("\(finding)")
      return
    }
    #expect(
      causes.map { DiffWording.text(of: $0, reference: "ios") }
        == ["P11 furtherCandidates: alwaysTried (ios), triedUntilPresented"])
  }

  @Test("Two switches that each change something both take part")
  func two() {
    let found = names { "\($0.furtherCandidates) \($0.stacking)" }
    #expect(found == ["furtherCandidates", "stacking"])
  }

  @Test("Switches that count only together are found from the other side")
  func together() {
    let found = names {
      $0.furtherCandidates == PresentationPolicy.ideal.furtherCandidates && $0.stacking == .oneModal
        ? "both" : "not both"
    }
    #expect(found == ["furtherCandidates", "stacking"])
  }

  @Test("Of two switches that each suffice, one is named")
  func either() {
    let found = names {
      $0.furtherCandidates == PresentationPolicy.ideal.furtherCandidates || $0.stacking == .oneModal
        ? "any" : "none"
    }
    #expect(found?.count == 1)
  }

  @Test("A switch that changes the stream on the way, but not in the end, is not named")
  func masked() {
    let found = names { policy in
      policy.delays == .chosenCandidate ? "ideal" : "\(policy.stacking)"
    }
    #expect(found == ["delays"])
  }

  @Test("Where the switches explain nothing, no switch is named")
  func unexplained() {
    let ideal = ideal
    let search = CauseSearch(
      switches: PolicySwitch.all.filter { $0.name != "stacking" }, stream: .log
    ) { policy in
      var run = ComparedRun()
      run.add(ComparedLine(time: .start, text: policy.stacking == ideal.stacking ? "a" : "b"), to: .log)
      return run
    }
    #expect(search.causes(of: ideal, against: ios) == .unexplained)
  }

  @Test("A search ends where no more runs are to be made")
  func tooLarge() {
    var runs = 0
    let search = CauseSearch(switches: PolicySwitch.all, stream: .log) { _ in
      runs += 1
      return runs > 4 ? nil : ComparedRun()
    }
    #expect(search.causes(of: ideal, against: ios) == .tooLarge)
  }

  @Test("A run that is large is not repeated, and one that is known costs nothing")
  func effort() {
    var count = 0
    let runs = PolicyRuns { _ in
      count += 1
      var run = ComparedRun()
      run.effort = ComparisonEffort.largestRepeatedRun + 1
      return run
    }
    _ = runs.ofProfile(ios)
    #expect(runs.ofSearch(ios) != nil)
    #expect(runs.ofSearch(ideal) == nil)
    #expect(count == 1)
  }
}
