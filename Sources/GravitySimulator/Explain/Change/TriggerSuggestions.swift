import GravityPresentation

/// The changes worth a run for a trigger without candidates.
struct TriggerSuggestions {
  private static let replyLimit = 5

  let teller: StoryTeller
  let trigger: TriggerTrail

  init(_ teller: StoryTeller, _ trigger: TriggerTrail) {
    self.teller = teller
    self.trigger = trigger
  }

  private var scenario: LoadedScenario { teller.run.compiled.scenario }
  private var document: ScenarioDocument { scenario.document }

  var edits: [ScenarioEdit] {
    switch trigger.obstacle {
    case .beforeInitialize, .fatal: return [insert(.initialize, before: place), initialized]
    case .capacity: return [insert(.settle, before: place), insert(.wait(5_000), before: place)]
    case nil: break
    }
    guard trigger.answer != nil else { return kills + [insert(.settle, before: document.statements.count)] }
    return replies + listings + repairs + ScenarioEdit.underProfiles(otherThan: teller.profileName)
  }

  private var place: Int { trigger.statement ?? 0 }

  private var initialized: ScenarioEdit {
    ScenarioEdit(target: .initialized, kind: .valueChanged, words: ChangeWording.initialized)
  }

  private var kills: [ScenarioEdit] {
    trigger.outcome == .appKilled ? ScenarioEdit.droppingKills(from: scenario) : []
  }

  /// What was scripted in place of the campaigns that the file has.
  private var replies: [ScenarioEdit] {
    ScenarioEdit.droppingReplies(to: endpoint, atMost: Self.replyLimit, from: scenario)
  }

  private var endpoint: ReplyHeader.Endpoint { trigger.isEvent ? .event : .visit }

  private var listings: [ScenarioEdit] {
    document.campaigns.indices.filter { document.campaigns[$0].trigger != .both }.prefix(3).map { place in
      ScenarioEdit(
        target: .listEverywhere(campaign: place), kind: .valueChanged,
        words: ChangeWording.value("on=both", at: document.campaigns[place].id.span, in: scenario.parts))
    }
  }

  /// A list that does not decode, with the value at fault repaired.
  private var repairs: [ScenarioEdit] {
    document.replies.filter { $0.endpoint == endpoint }.prefix(Self.replyLimit).compactMap { reply in
      guard case .payload(let source, _) = reply.answer, let payload = scenario[payload: source],
        case .failure(let fault) = PayloadDecoder.decodeCandidates(payload, policy: teller.policy.decoding),
        let json = PayloadRepair.value(for: fault.fault)
      else { return nil }
      return ScenarioEdit(
        target: .payload(source, .value(path: fault.fault.path, json: json)), kind: .payloadChanged,
        words: ChangeWording.repaired(fault, json))
    }
  }

  private func insert(_ step: InsertedStep, before place: Int) -> ScenarioEdit {
    .inserting(step, before: place, in: scenario)
  }
}
