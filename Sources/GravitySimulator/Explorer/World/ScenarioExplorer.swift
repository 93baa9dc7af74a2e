import GravityPresentation

/// Explores what can come of a scenario's header and calls.
public struct ScenarioExplorer: Sendable {
  let scenario: LoadedScenario
  let profile: Profile
  let plugins: PlugIns
  public let bounds: ExplorationBounds
  /// Whether situations that differ in names and in the time alone are one; without it an exploration seldom ends.
  public var mergesSymmetric = true

  /// - Parameters:
  ///   - scenario: Its header is the world, its calls and host steps are what may happen, its `never`, `always`
  ///     and `within` are what must hold. Expectations and waits do not count, and gestures are all tried.
  ///   - profile: Overrides the scenario's own.
  public init(
    _ scenario: LoadedScenario, profile: Profile? = nil, plugins: PlugIns = .standard,
    bounds: ExplorationBounds = ExplorationBounds()
  ) {
    self.scenario = scenario
    self.profile = profile ?? scenario.profile ?? .ios
    self.plugins = plugins
    self.bounds = bounds
  }

  public func explore(_ options: ExplorerOptions) throws -> ScenarioExploration {
    try PlanExplorer(plan).explore(options)
  }

  var plan: ExplorationPlan {
    let (scenario, profile, plugins) = (scenario, profile, plugins)
    var plan = ExplorationPlan(
      setup: { CompiledScenario(scenario, profile: profile, plugins: plugins).setup },
      alphabet: scenario.document.statements.compactMap(\.exploredStep), bounds: bounds,
      properties: scenario.document.properties.map(\.value))
    plan.mergesSymmetric = mergesSymmetric
    return plan
  }
}

extension Statement {
  /// The call or host step that an exploration lets happen when it likes; nil for what it tries by itself, and for
  /// what changes nothing that comes next.
  var exploredStep: Step? {
    guard case .step(let step) = kind else { return nil }
    switch step {
    case .initialize, .trackView, .triggerEvent, .showContent, .getContent, .mount, .rebind, .unmount,
      .scroll, .scrollProduct, .settingsPush, .hostPresent, .hostDismiss, .hostDetach, .hostAttach,
      .hostBeginDismissing, .kill, .relaunch:
      return step
    case .setNotificationPermission, .lockPresentation, .unlockPresentation, .lockListener, .setUser,
      .setOptions, .engage, .engageProduct, .tap, .swipe, .choose, .type, .back, .answerPush, .background,
      .foreground, .wait, .settle, .note:
      return nil
    }
  }
}
