import GravityPresentation

/// Runs a scenario without one of its waits, to see whether anything needs it.
struct WaitTrial {
  /// Runs for one scenario, and what all of them together may take, counted in entries of the timeline.
  private static let runLimit = 50
  private static let effortLimit = 1_000_000

  private let scenario: LintedScenario
  private let timeline: [TimelineEntry]
  /// Waits behind which nothing is under way.
  private let quiet: Set<Int>
  private let cost: Int
  private var effort = WaitTrial.effortLimit
  private var runs = WaitTrial.runLimit

  /// Nil for a scenario that does not pass: it says nothing of what it needs.
  init?(_ scenario: LintedScenario) {
    let result = ScenarioRunner(keepsTimeline: true).run(scenario.compiled)
    guard result.exitCode == .good, let world = result.world else { return nil }
    self.scenario = scenario
    timeline = world.recording.timeline
    do {
      quiet = try Self.quietWaits(of: scenario)
    } catch {
      return nil
    }
    cost = timeline.count + scenario.document.statements.count
  }

  /// Whether all comes the same without the wait. Where there is no room for one more run, it is taken for needed.
  mutating func isNeedless(_ place: Int) -> Bool {
    guard runs > 0, effort >= cost else { return false }
    runs -= 1
    effort -= cost
    guard let other = timeline(without: place) else { return false }
    if !isLast(place), isSame(other, timeline, inTime: true) { return true }
    // What expects something of the moment behind a wait says that it is still so then, and a step may be meant to come
    // in the middle of something.
    // Properties look at all time there is.
    guard scenario.document.properties.isEmpty else { return false }
    return quiet.contains(place) && isBeforeStep(place)
      && isSame(other.withoutStatements, timeline.withoutStatements, inTime: false)
  }

  private static func quietWaits(of scenario: LintedScenario) throws -> Set<Int> {
    var world = try SimulatedWorld(scenario.compiled.setup, keepsTimeline: false)
    var quiet: Set<Int> = []
    for (place, statement) in scenario.document.statements.enumerated() {
      if let time = statement.time { try world.move(to: .start + time) }
      switch statement.kind {
      case .step(let step):
        try world.run(step, waits: statement.time == nil)
        if case .wait = step, world.agenda.nextDue(withTimers: true) == nil { quiet.insert(place) }
      case .expectation(.within(let time, let state)): try world.expectWithin(time, state)
      case .expectation: break
      }
      world.crash?.isExpected = true
    }
    return quiet
  }

  private func timeline(without place: Int) -> [TimelineEntry]? {
    var document = scenario.document
    let statement = document.statements[place]
    // The others keep their numbers.
    document.statements[place] = Statement(
      time: statement.time, kind: .step(.wait(.zero)), span: statement.span)
    let loaded = scenario.loaded
    let changed = LoadedScenario(
      parts: loaded.parts, document: document, profile: loaded.profile, payloads: loaded.payloads,
      diagnostics: loaded.diagnostics)
    let result = ScenarioRunner(keepsTimeline: true).run(
      CompiledScenario(changed, setup: scenario.compiled.setup))
    guard result.exitCode == .good, let world = result.world else { return nil }
    return world.recording.timeline
  }

  private func isLast(_ place: Int) -> Bool {
    scenario.document.statements[(place + 1)...].allSatisfy { statement in
      if case .step(.note) = statement.kind { return true }
      return false
    }
  }

  private func isBeforeStep(_ place: Int) -> Bool {
    for statement in scenario.document.statements[(place + 1)...] {
      guard case .step(let step) = statement.kind else { return false }
      switch step {
      case .note: continue
      case .wait: return false
      case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
        .unlockPresentation, .lockListener, .showContent, .setUser, .setOptions, .getContent, .engage,
        .engageProduct, .mount, .rebind, .unmount, .tap, .swipe, .scroll, .scrollProduct, .choose, .type,
        .back, .answerPush, .settingsPush, .hostPresent, .hostDismiss, .hostDetach, .hostAttach,
        .hostBeginDismissing, .background, .foreground, .kill, .relaunch, .settle:
        return true
      }
    }
    // At the end it shows that nothing more comes, where the scenario says that nothing may.
    return !scenario.document.claimsEveryEffect
  }

  private func isSame(_ left: [TimelineEntry], _ right: [TimelineEntry], inTime: Bool) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.isSame(as: $1) && (!inTime || $0.time == $1.time) }
  }
}

extension [TimelineEntry] {
  fileprivate var withoutStatements: [TimelineEntry] {
    filter { entry in
      if case .statement = entry.kind { return false }
      return true
    }
  }
}
