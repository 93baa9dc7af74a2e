import GravityPresentation

/// The changes worth a run for a trigger without candidates.
struct TriggerSuggestions {
  let teller: StoryTeller
  let trigger: TriggerTrail

  init(_ teller: StoryTeller, _ trigger: TriggerTrail) {
    self.teller = teller
    self.trigger = trigger
  }

  private var document: ScenarioDocument { teller.run.document }
  private var file: SourceFile { teller.run.compiled.scenario.file }

  var edits: [ScenarioEdit] {
    switch trigger.obstacle {
    case .beforeInitialize, .fatal: return [insert(.initialize, before: place), initialized]
    case .capacity: return [insert(.settle, before: place), insert(.wait(5_000), before: place)]
    case nil: break
    }
    guard trigger.answer != nil else { return kills + [insert(.settle, before: document.statements.count)] }
    return replies + listings + repairs + profiles
  }

  private var place: Int { trigger.statement ?? 0 }

  private var initialized: ScenarioEdit {
    ScenarioEdit(target: .initialized, kind: .valueChanged, words: ChangeWording.initialized)
  }

  private var kills: [ScenarioEdit] {
    guard case .appKilled = trigger.outcome else { return [] }
    return document.statements.indices.filter { document.statements[$0].kind == .step(.kill) }.prefix(3).map {
      ScenarioEdit(
        target: .drop(statement: $0), kind: .statementDropped,
        words: ChangeWording.without(document.statements[$0], in: file))
    }
  }

  /// What was scripted in place of the campaigns that the file has.
  private var replies: [ScenarioEdit] {
    endpointReplies.prefix(5).map { place in
      ScenarioEdit(
        target: .dropReply(place), kind: .statementDropped,
        words: ChangeWording.withoutReply(document.replies[place], in: file))
    }
  }

  private var endpointReplies: [Int] {
    let endpoint: ReplyHeader.Endpoint = trigger.isEvent ? .event : .visit
    return document.replies.indices.filter { document.replies[$0].endpoint == endpoint }
  }

  private var listings: [ScenarioEdit] {
    document.campaigns.indices.filter { document.campaigns[$0].trigger != .both }.prefix(3).map { place in
      ScenarioEdit(
        target: .listEverywhere(campaign: place), kind: .valueChanged,
        words: ChangeWording.value("on=both", at: document.campaigns[place].id.span))
    }
  }

  /// A list that does not decode, with the value at fault repaired.
  private var repairs: [ScenarioEdit] {
    endpointReplies.prefix(5).compactMap { place in
      guard case .payload(let source, _) = document.replies[place].answer,
        let payload = teller.run.compiled.scenario[payload: source],
        case .failure(let fault) = PayloadDecoder.decodeCandidates(payload, policy: teller.policy.decoding),
        let json = PayloadRepair.value(for: fault.fault)
      else { return nil }
      return ScenarioEdit(
        target: .payload(source, .value(path: fault.fault.path, json: json)), kind: .payloadChanged,
        words: ChangeWording.repaired(fault, json))
    }
  }

  private var profiles: [ScenarioEdit] {
    let current = teller.world.machine.environment.profile.name
    return Profile.builtIn.filter { $0.name != current }.map {
      ScenarioEdit(target: .profile($0), kind: .profileChanged, words: ChangeWording.under($0.name))
    }
  }

  private func insert(_ step: Step, before place: Int) -> ScenarioEdit {
    ScenarioEdit(
      target: .insert(step, before: place), kind: .statementInserted,
      words: ChangeWording.with(step, before: place, in: document))
  }
}
