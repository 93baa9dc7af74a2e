import GravityActions
import GravityPresentation

/// What a run starts from: the device, the app's screens and what the server answers.
///
/// A setup is compiled once and can be run many times; see `SimulatedWorld.init(_:)`.
public struct WorldSetup: Sendable {
  public let profile: Profile
  /// The app's controllers, bottom to top-most presented, all in the window.
  public var hosts: [String] = ["home"]
  public var pushStatus: PushAuthorizationStatus = .notDetermined
  /// Who presents, by delivery method.
  public var presenters = PresenterRegistry.standard
  /// The platform presents over what presents something already, as Android's and Flutter's do (P12).
  public var platformStacks: Bool
  /// The app has called `initialize` before the run begins (C2).
  public var isInitialized: Bool

  /// What requests say of the app and its device (N4).
  public var app = AppIdentity.simulated
  /// The user's id that an earlier run of the app has stored (C4).
  public var uid: String?
  public var logLevel = LogLevel.info

  /// What is decoded already; shared by setups of the same documents for many profiles.
  var payloads: DecodedPayloads?
  private(set) var builder: CatalogBuilder
  private(set) var faults: [BodyID: String] = [:]
  private(set) var users: [BodyID: ServerUser] = [:]
  private(set) var campaigns: [Candidate] = []
  private(set) var campaignTriggers: [ServerEndpoint?] = []
  private(set) var contentReplies: [String: [ScriptedReply]] = [:]
  private(set) var scripted: [ServerEndpoint: [ScriptedReply]] = [:]

  /// - Parameters:
  ///   - profile: The SDK that is simulated.
  ///   - plugins: The app's own delivery methods, actions and rules.
  ///   - header: Whether the SDK is initialized, who builds product cards (D11), and which products are left out (N3).
  public init(profile: Profile = .ios, plugins: PlugIns = .standard, header: AppHeader = AppHeader()) {
    var plugins = plugins
    plugins.take(header)
    isInitialized = header.isInitialized
    self.profile = profile
    platformStacks = profile.policy.stacking == .everything
    builder = CatalogBuilder(profile: profile, plugins: plugins)
  }

  /// The common case: /visit and /event list the campaign, and /choose answers with the payload.
  ///
  /// - Parameters:
  ///   - id: The campaign's id in the list.
  ///   - payload: The response to /choose.
  ///   - priority: P3; nil where the list has none.
  ///   - delay: P7; nil where the list has none.
  ///   - trigger: The one endpoint that lists it; nil for both.
  ///   - latency: How long /choose takes.
  public mutating func campaign(
    _ id: String, _ payload: PayloadDocument, priority: Int? = nil, delay: Milliseconds? = nil,
    on trigger: ServerEndpoint? = nil, latency: Milliseconds = .zero
  ) {
    campaigns.append(Candidate(campaignId: id, priority: priority, delayTime: delay))
    campaignTriggers.append(trigger)
    contentReplies[id] = [contents(payload, 200, after: latency)]
  }

  /// Scripts the next reply of an endpoint: the first call's, the second's, …; the last one stays.
  public mutating func reply(to endpoint: ServerEndpoint, _ answer: ServerAnswer, after: Milliseconds = .zero)
  {
    let reply = scriptedReply(to: endpoint, answer, after: after)
    scripted[endpoint, default: []].append(reply)
  }

  private mutating func scriptedReply(
    to endpoint: ServerEndpoint, _ answer: ServerAnswer, after: Milliseconds
  ) -> ScriptedReply {
    switch answer {
    case .payload(let document, let status):
      switch endpoint {
      case .visit, .event: return candidates(document, status, after: after)
      case .choose: return contents(document, status, after: after)
      case .selector, .group: return contents(document, status, after: after, drawsInline: true)
      case .tracking: return ScriptedReply(.answered(status: status, body: Catalog.emptyBody), after: after)
      }
    case .status(let status):
      return ScriptedReply(.answered(status: status, body: Catalog.emptyBody), after: after)
    case .timeout: return ScriptedReply(.timedOut, after: profile.policy.requestTimeout)
    case .offline: return ScriptedReply(.offline, after: after)
    case .malformed:
      let body = builder.addUndecodable()
      faults[body] = "the body is not JSON"
      return ScriptedReply(.answered(status: 200, body: body), after: after)
    }
  }

  private mutating func candidates(
    _ document: PayloadDocument, _ status: UInt16, after: Milliseconds
  ) -> ScriptedReply {
    switch PayloadDecoder.decodeCandidates(document, policy: profile.policy.decoding) {
    case .success(let list):
      let body = builder.add(list)
      users[body] = list.user
      return ScriptedReply(.answered(status: status, body: body), after: after)
    case .failure(let fault): return failed(fault, status, after: after)
    }
  }

  private mutating func contents(
    _ document: PayloadDocument, _ status: UInt16, after: Milliseconds, drawsInline: Bool = false
  ) -> ScriptedReply {
    let policy = profile.policy.decoding
    let decoded =
      payloads?.contents(of: document, policy: policy)
      ?? PayloadDecoder.decodeContents(document, policy: policy)
    switch decoded {
    case .success(let response):
      let body = builder.add(response, drawsInline: drawsInline)
      users[body] = response.user
      return ScriptedReply(.answered(status: status, body: body), after: after)
    case .failure(let fault): return failed(fault, status, after: after)
    }
  }

  private mutating func failed(
    _ fault: PayloadFault, _ status: UInt16, after: Milliseconds
  ) -> ScriptedReply {
    let body = builder.addUndecodable(fault.fault, decodableContents: fault.decodableContents ?? 0)
    faults[body] = fault.sentence
    return ScriptedReply(.answered(status: status, body: body), after: after)
  }

  /// Shows another content than the profile's choice as the root of a campaign that is there (P5).
  ///
  /// - Parameter content: Its place among the contents of the campaign's response; nil for none.
  mutating func overrideRoot(ofCampaign id: String, content: Int?) {
    guard case .answered(_, let body) = contentReplies[id]?.last?.response else { return }
    builder.setRoot(of: body, content: content)
  }

  /// Adds what the `campaign` lines answer to /visit and /event, and closes the catalogue.
  func compiled() -> CompiledSetup {
    var builder = builder
    var replies = scripted
    for endpoint in [ServerEndpoint.visit, .event] where replies[endpoint] == nil && !campaigns.isEmpty {
      let listed = zip(campaigns, campaignTriggers).filter { $0.1 == nil || $0.1 == endpoint }.map(\.0)
      let body = builder.add(CandidateList(campaigns: listed))
      replies[endpoint] = [ScriptedReply(.answered(status: 200, body: body))]
    }
    for (id, scripted) in contentReplies where replies[.choose(id)] == nil {
      replies[.choose(id)] = scripted
    }
    return CompiledSetup(self, environment: builder.environment(), replies: replies)
  }
}
