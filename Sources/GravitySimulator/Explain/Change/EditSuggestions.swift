import GravityPresentation

/// The changes worth a run for one candidate, from the smallest to the largest, guided by its verdict.
///
/// The order: a statement or a reply less; a statement more; another value; an edit of the payload; another profile.
struct EditSuggestions {
  let teller: StoryTeller
  let trigger: TriggerTrail
  let number: Int
  /// Payloads are taken apart and run again only while there is time for it.
  let includesPayloads: Bool

  init(_ teller: StoryTeller, _ trigger: TriggerTrail, _ number: Int, includesPayloads: Bool = true) {
    self.teller = teller
    self.includesPayloads = includesPayloads
    self.trigger = trigger
    self.number = number
  }

  var trail: CandidateTrail { trigger.candidates[number] }
  var scenario: LoadedScenario { teller.run.compiled.scenario }
  var document: ScenarioDocument { scenario.document }
  var campaign: String { teller.catalog.candidate(trail.id).campaignId }
  var host: String? { trail.admission?.inquiry.host.map { teller.world.name(of: $0) } }

  /// The statement before which the decision was still open.
  var decision: Int { teller.run.statement(before: trail.decision ?? .max) }

  var edits: [ScenarioEdit] {
    drops + insertions + values + payloadEdits + ScenarioEdit.underProfiles(otherThan: teller.profileName)
  }
}
