/// What an exploration cannot deal with in a scenario that `run` plays.
enum ExploreCheck {
  /// Each deadline is a clock of its own, and a state keeps how any two of them differ.
  private static let mostDeadlines = 32

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
          caretNote: ExploreWording.firstBeyond(limit), notes: [.help(ExploreWording.tooManyCallsHelp)]))
    }
    let deadlines = scenario.document.properties.filter(\.value.isDeadline)
    if deadlines.count > Self.mostDeadlines {
      diagnostics.append(
        scenario.diagnostic(
          ExploreWording.tooManyDeadlines(deadlines.count), at: deadlines[Self.mostDeadlines].span,
          caretNote: ExploreWording.firstBeyond(Self.mostDeadlines),
          notes: [.help(ExploreWording.tooManyDeadlinesHelp)]))
    }
    guard diagnostics.isEmpty else { throw .diagnostics(diagnostics) }
  }
}

extension ScenarioProperty {
  fileprivate var isDeadline: Bool {
    if case .within = self { true } else { false }
  }
}

extension StateExpectation {
  fileprivate var isAboutTime: Bool {
    if case .time = self { true } else { false }
  }
}
