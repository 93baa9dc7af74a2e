import GravityPresentation

/// Tells what an exploration reached, from the marks that it set.
struct CoverageTeller {
  private let reader: MarkReader
  private let profile: Profile
  private let reached: Set<MarkMeaning>

  init(_ reader: MarkReader, _ profile: Profile, reached: [MarkMeaning]) {
    self.reader = reader
    self.profile = profile
    self.reached = Set(reached)
  }

  var story: CoverageStory {
    CoverageStory(contents: contents, elements: elements, verdicts: verdicts, quirks: quirks, phases: phases)
  }

  private var contents: ReachedStory {
    story(reader.catalog.contentIDs.map { .presented($0) }) { meaning in
      guard case .presented(let content) = meaning else { return "" }
      return reader.catalog.name(of: content)
    }
  }

  private var elements: ReachedStory {
    let all = zip(reader.catalog.contentIDs, reader.touches.touches).flatMap { content, touches in
      touches.map { MarkMeaning.touch(content, $0) }
    }
    return story(all) { meaning in
      guard case .touch(let content, let touch) = meaning else { return "" }
      return ExploreWording.name(of: touch, on: content, in: reader.catalog)
    }
  }

  private var verdicts: [CoverageStory.CampaignVerdicts] {
    var seen: Set<String> = []
    let campaigns = reader.catalog.allCandidates.map(\.campaignId).filter { seen.insert($0).inserted }
    return campaigns.map { campaign in
      let all = ExploreWording.verdictReasons.indices.map {
        MarkMeaning.verdict(campaign: campaign, reason: $0)
      }
      let verdicts = story(all) { meaning in
        guard case .verdict(_, let reason) = meaning else { return "" }
        return ExploreWording.verdictReasons[reason]
      }
      return CoverageStory.CampaignVerdicts(campaign: campaign, verdicts: verdicts)
    }
  }

  /// The rules whose surprises the profile owns up to and can tell of.
  private var quirks: ReachedStory {
    let met = Set(QuirkKind.allCases.filter { reached.contains(.quirk($0)) }.map(\.rule))
    let policy = profile.policy
    let own = Set(
      QuirkKind.allCases.filter { kind in
        policy.quirks.contains(kind) && !kind.isStanding && kind.canHappen(under: policy)
      }.map(\.rule))
    let rules = QuirkID.allCases.filter { met.contains($0) || own.contains($0) }
    return ReachedStory(rules, reached: met, name: \.rawValue)
  }

  /// The phases that a slot of the machine came into.
  private var phases: ReachedStory {
    var names: Set<String> = []
    for case .phase(let change) in reached { names.insert(Self.name(of: change)) }
    let triggers = MachineStage.Trigger.allCases.filter { $0 != .free }.map { "trigger \($0)" }
    let presentations = MachineStage.Presentation.allCases.filter { $0 != .free }.map { "presentation \($0)" }
    return ReachedStory(triggers + presentations, reached: names) { $0 }
  }

  private static func name(of change: PhaseChange) -> String {
    switch change.subject {
    case .trigger(_, let stage): "trigger \(stage)"
    case .presentation(_, let stage): "presentation \(stage)"
    }
  }

  private func story(_ all: [MarkMeaning], name: (MarkMeaning) -> String) -> ReachedStory {
    ReachedStory(all, reached: reached, name: name)
  }
}
