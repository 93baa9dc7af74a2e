import GravityPresentation

/// The changes that candidates and triggers have in common.
extension ScenarioEdit {
  /// - Parameter place: The statement's, in the scenario's document.
  static func dropping(_ place: Int, from scenario: LoadedScenario) -> ScenarioEdit {
    ScenarioEdit(
      target: .drop(statement: place), kind: .statementDropped,
      words: ChangeWording.without(scenario.document.statements[place], in: scenario.parts))
  }

  /// What kills the app, for whatever was still waiting then.
  static func droppingKills(from scenario: LoadedScenario) -> [ScenarioEdit] {
    let statements = scenario.document.statements
    return statements.indices.filter { statements[$0].kind == .step(.kill) }.prefix(3)
      .map { dropping($0, from: scenario) }
  }

  /// The replies of an endpoint, each of which stands in for what the campaign lines would have answered.
  static func droppingReplies(
    to endpoint: ReplyHeader.Endpoint, atMost limit: Int, from scenario: LoadedScenario
  ) -> [ScenarioEdit] {
    let replies = scenario.document.replies
    return replies.indices.filter { replies[$0].endpoint == endpoint }.prefix(limit).map { place in
      ScenarioEdit(
        target: .dropReply(place), kind: .statementDropped,
        words: ChangeWording.withoutReply(replies[place], in: scenario.parts))
    }
  }

  /// - Parameter place: That of the statement before which the step comes; beyond the last, it comes at the end.
  static func inserting(
    _ step: InsertedStep, before place: Int, in scenario: LoadedScenario
  ) -> ScenarioEdit {
    ScenarioEdit(
      target: .insert(step, before: min(place, scenario.document.statements.count)), kind: .statementInserted,
      words: ChangeWording.with(step, before: place, in: scenario))
  }

  /// The built-in profiles but the one of that name.
  static func underProfiles(otherThan name: String) -> [ScenarioEdit] {
    Profile.builtIn.filter { $0.name != name }.map { profile in
      ScenarioEdit(
        target: .profile(profile), kind: .profileChanged, words: ChangeWording.under(profile.name))
    }
  }
}
