/// What an exploration cannot deal with in a scenario that `run` plays.
enum ExploreCheck {
  static func check(_ scenario: LoadedScenario) throws(DiffProblem) {
    var diagnostics = scenario.document.properties.filter { $0.value.states.contains(where: \.isAboutTime) }
      .map { property in
        scenario.diagnostic(
          ExploreWording.timeHasNoMeaning, at: property.span, notes: [.help(ExploreWording.timeHelp)])
      }
    let calls = scenario.document.statements.filter { $0.exploredStep != nil }
    let limit = ExplorationPlan.longestAlphabet
    if calls.count > limit {
      diagnostics.append(
        scenario.diagnostic(
          ExploreWording.tooManyCalls(calls.count), at: calls[limit].span,
          caretNote: ExploreWording.firstCallTooMany, notes: [.help(ExploreWording.tooManyCallsHelp)]))
    }
    guard diagnostics.isEmpty else { throw .diagnostics(diagnostics) }
  }
}

extension StateExpectation {
  fileprivate var isAboutTime: Bool {
    if case .time = self { true } else { false }
  }
}
