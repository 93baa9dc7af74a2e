import GravityPresentation

/// A scenario ready to run, any number of times, under one profile.
public struct CompiledScenario: Sendable {
  public let scenario: LoadedScenario
  public let setup: CompiledSetup

  /// - Parameter setup: What a scenario with the same header was compiled to.
  init(_ scenario: LoadedScenario, setup: CompiledSetup) {
    self.scenario = scenario
    self.setup = setup
  }

  /// - Parameters:
  ///   - profile: Overrides the scenario's own.
  ///   - plugins: The delivery methods, actions and admission rules of the app.
  public init(_ scenario: LoadedScenario, profile: Profile? = nil, plugins: PlugIns = .standard) {
    self.init(scenario, profile: profile, plugins: plugins, payloads: nil)
  }

  /// - Parameter payloads: What is decoded already, where a scenario is compiled for many profiles.
  init(
    _ scenario: LoadedScenario, profile: Profile?, plugins: PlugIns = .standard, payloads: DecodedPayloads?
  ) {
    self.scenario = scenario
    let document = scenario.document
    var setup = WorldSetup(
      profile: profile ?? scenario.profile ?? .ios, plugins: plugins, header: document.app)
    setup.payloads = payloads
    setup.hosts = document.hosts
    setup.pushStatus = document.device.push
    setup.uid = document.app.uid
    setup.logLevel = document.app.logLevel
    for campaign in document.campaigns {
      guard let payload = scenario.payloads[campaign.payload] else { continue }
      setup.campaign(
        campaign.id.value, payload, priority: campaign.priority, delay: campaign.delay,
        on: campaign.trigger.endpoint, latency: campaign.latency)
    }
    for reply in document.replies {
      guard let answer = reply.answer.serverAnswer(scenario.payloads) else { continue }
      setup.reply(to: reply.endpoint.serverEndpoint, answer, after: reply.after)
    }
    self.setup = setup.compiled()
  }
}

extension CampaignHeader.Trigger {
  fileprivate var endpoint: ServerEndpoint? {
    switch self {
    case .visit: .visit
    case .event: .event
    case .both: nil
    }
  }
}

extension ReplyHeader.Endpoint {
  fileprivate var serverEndpoint: ServerEndpoint {
    switch self {
    case .visit: .visit
    case .event: .event
    case .choose(let id): .choose(id)
    case .selector(let name): .selector(name)
    case .group(let name): .group(name)
    case .tracking: .tracking
    }
  }
}

extension ReplyHeader.Answer {
  fileprivate func serverAnswer(_ payloads: ScenarioPayloads) -> ServerAnswer? {
    switch self {
    case .payload(let source, let status): payloads[source].map { .payload($0, status: status) }
    case .status(let status): .status(status)
    case .timeout: .timeout
    case .offline: .offline
    case .malformed: .malformed
    }
  }
}
