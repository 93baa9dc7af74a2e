import GravityPresentation

/// Finds the smallest single change with which a candidate has another verdict, by running with it.
///
/// Changes are tried in a fixed order, smallest first (see `docs/EXPLAIN.md`), and each is run once. How many are
/// run has a bound that depends on nothing but the scenario, so that an explanation is the same everywhere.
struct ChangeSearch {
  /// Runs for one explanation, and for one candidate of it.
  private static let runLimit = 400
  private static let runLimitForOne = 40
  /// Nobody reads the changes of more candidates and triggers than this, and looking for them takes time.
  private static let subjectLimit = 100
  /// Bytes of payload and hundredths of timeline entries that all runs together may take.
  private static let effort = 4_000_000

  private let teller: StoryTeller
  private let compiled: CompiledScenario
  private let profile: Profile?
  private let plugins: PlugIns
  private let lightCost: Int
  private let fullCost: Int
  private var tables: [ScenarioEdit.Target: VerdictTable?] = [:]
  private var effortLeft = ChangeSearch.effort
  private var runsLeft = ChangeSearch.runLimit
  private var subjectsLeft = ChangeSearch.subjectLimit

  init(_ teller: StoryTeller, profile: Profile?, plugins: PlugIns) {
    self.teller = teller
    self.profile = profile
    self.plugins = plugins
    compiled = teller.run.compiled
    let timeline = teller.world.recording.timeline.count
    lightCost = 1_000 + 100 * timeline + 20 * compiled.scenario.document.statements.count
    let scenario = teller.run.compiled.scenario
    let sizes = scenario.document.payloadSources.map { scenario[payload: $0]?.bytes.count ?? 0 }
    fullCost = lightCost + sizes.reduce(0, +)
  }

  /// The change for one candidate of a trigger; nil where none of those tried gives another verdict.
  mutating func change(
    for number: Int, of trigger: TriggerTrail, occurrence: Int, verdict: String?
  ) -> ChangeStory? {
    let campaign = teller.catalog.candidate(trigger.candidates[number].id).campaignId
    guard takesSubject() else { return nil }
    var other: ChangeStory?
    let suggestions = EditSuggestions(teller, trigger, number, includesPayloads: effortLeft >= fullCost)
    // To suggest a repair the payload is decoded once more.
    if case .loadFailed(.undecodable) = trigger.candidates[number].verdict?.verdict { effortLeft -= fullCost }
    for edit in suggestions.edits.prefix(Self.runLimitForOne) {
      // Of changes of one kind, which are equally small, one that presents the campaign says most.
      if let other, other.kind != edit.kind { return other }
      let key = VerdictTable.Key(
        trigger: trigger.number - earlierCalls(droppedBy: edit, before: trigger), campaign: campaign,
        occurrence: occurrence)
      guard let reason = table(with: edit)?[key], reason != verdict else { continue }
      let change = ChangeStory(kind: edit.kind, change: edit.words, verdict: reason)
      if reason == "presented" { return change }
      other = other ?? change
    }
    return other
  }

  /// Calls are counted, so one call less before a trigger gives it another number.
  private func earlierCalls(droppedBy edit: ScenarioEdit, before trigger: TriggerTrail) -> Int {
    guard case .drop(let statement) = edit.target else { return 0 }
    return teller.trails.triggers.contains { $0.statement == statement && $0.number < trigger.number } ? 1 : 0
  }

  /// The change with which a trigger without candidates has one.
  mutating func change(for trigger: TriggerTrail) -> ChangeStory? {
    guard takesSubject() else { return nil }
    for edit in TriggerSuggestions(teller, trigger).edits.prefix(Self.runLimitForOne) {
      guard let first = table(with: edit)?.first(of: trigger.number) else { continue }
      return ChangeStory(
        kind: edit.kind, change: edit.words, verdict: first.reason, campaign: first.campaign)
    }
    return nil
  }

  private mutating func takesSubject() -> Bool {
    subjectsLeft -= 1
    return subjectsLeft >= 0
  }

  private mutating func table(with edit: ScenarioEdit) -> VerdictTable? {
    if let known = tables[edit.target] { return known }
    let cost = edit.isOfStatements ? lightCost : fullCost
    guard runsLeft > 0, effortLeft >= cost else { return nil }
    runsLeft -= 1
    effortLeft -= cost
    let table = run(edit)
    tables[edit.target] = .some(table)
    return table
  }

  private func run(_ edit: ScenarioEdit) -> VerdictTable? {
    guard let scenario = compiled.scenario.applying(edit) else { return nil }
    let changed: CompiledScenario
    if edit.isOfStatements {
      changed = CompiledScenario(scenario, setup: compiled.setup)
    } else if case .profile(let other) = edit.target {
      changed = CompiledScenario(scenario, profile: other, plugins: plugins)
    } else {
      changed = CompiledScenario(scenario, profile: profile, plugins: plugins)
    }
    do {
      return VerdictTable(try ExplainedRunner(skipsImpossibleSteps: true, keepsMoments: false).run(changed))
    } catch {
      // A change that does not even start says nothing about the scenario as it is.
      return nil
    }
  }
}
