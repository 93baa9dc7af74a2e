import GravityPresentation

/// A scenario as rules look at it: with the places of its words, and with what its payloads can bring.
struct LintedScenario: Sendable {
  let loaded: LoadedScenario
  let profile: Profile
  let compiled: CompiledScenario
  let tokens: ScenarioTokens
  let calls: ScenarioCalls
  /// Of all payloads.
  let payloads: PayloadWords
  /// Of the replies to /visit and to /event.
  private let visits: PayloadWords
  private let events: PayloadWords
  /// On what each campaign of a `campaign` line is listed, unless that is scripted.
  let triggers: [String: CampaignHeader.Trigger]
  /// Whose answers are scripted.
  private let scripted: Set<ReplyHeader.Endpoint>
  private let failing: Set<ReplyHeader.Endpoint>
  /// The methods by which the payloads deliver a content, by its name.
  let methods: [String: Set<String>]
  /// The contents that the payloads have, each once, in order.
  let contents: [String]

  var document: ScenarioDocument { loaded.document }

  init(_ loaded: LoadedScenario, under profile: Profile) {
    self.loaded = loaded
    self.profile = profile
    compiled = CompiledScenario(loaded, profile: profile)
    tokens = ScenarioTokens(loaded.parts)
    calls = ScenarioCalls(loaded.document)
    payloads = Self.words(of: loaded.document.payloadSources, in: loaded)
    visits = Self.words(of: Self.lists(of: .visit, in: loaded), in: loaded)
    events = Self.words(of: Self.lists(of: .event, in: loaded), in: loaded)
    triggers = Dictionary(
      loaded.document.campaigns.map { ($0.id.value, $0.trigger) }, uniquingKeysWith: { first, _ in first })
    scripted = Set(loaded.document.replies.map(\.endpoint))
    failing = Set(loaded.document.replies.filter(\.isFailure).map(\.endpoint))
    let catalog = compiled.setup.environment.catalog
    var methods: [String: Set<String>] = [:]
    var contents: [String] = []
    for content in catalog.contentIDs {
      let name = catalog.name(of: content)
      if methods[name] == nil { contents.append(name) }
      methods[name, default: []].insert(catalog.methodName(of: content))
    }
    self.methods = methods
    self.contents = contents
  }

  /// Whether a payload may have a content of this name; one that does not decode may all the same.
  func mayHave(content: String) -> Bool { methods[content] != nil || payloads.contains(content) }

  /// Whether an answer to /visit or /event may list the campaign.
  func mayList(_ campaign: String) -> Bool {
    calls.visits > 0 && isListed(campaign, .visit, visits)
      || mayAskForEvents && isListed(campaign, .event, events)
  }

  /// Whether a scripted answer to /visit or /event names the campaign, asked for or not.
  func isNamed(_ campaign: String) -> Bool { visits.contains(campaign) || events.contains(campaign) }

  /// Sending a form may take the way of an event.
  var mayAskForEvents: Bool { calls.events > 0 || maySendForms }

  var maySendForms: Bool { payloads.contains("submit_form") }

  func isScripted(_ endpoint: ReplyHeader.Endpoint) -> Bool { scripted.contains(endpoint) }

  private func isListed(
    _ campaign: String, _ endpoint: ReplyHeader.Endpoint, _ answers: PayloadWords
  ) -> Bool {
    // Where the server fails, `campaign` says what it would have listed.
    guard !isScripted(endpoint) || failing.contains(endpoint) else { return answers.contains(campaign) }
    if answers.contains(campaign) { return true }
    switch triggers[campaign] {
    case .both: return true
    case .visit: return endpoint == .visit
    case .event: return endpoint == .event
    case nil: return false
    }
  }

  private static func lists(
    of endpoint: ReplyHeader.Endpoint, in loaded: LoadedScenario
  ) -> [PayloadSource] {
    loaded.document.replies.compactMap { reply in
      guard reply.endpoint == endpoint, case .payload(let source, _) = reply.answer else { return nil }
      return source
    }
  }

  private static func words(of sources: [PayloadSource], in loaded: LoadedScenario) -> PayloadWords {
    var words = PayloadWords()
    // The same file may be named by many lines.
    var seen: Set<PayloadPlace> = []
    for source in sources {
      guard let payload = loaded[payload: source], seen.insert(payload.origin).inserted else { continue }
      words.add(payload)
    }
    return words
  }
}

extension ReplyHeader {
  fileprivate var isFailure: Bool {
    switch answer {
    case .payload(_, let status): status != 200
    case .status, .timeout, .offline, .malformed: true
    }
  }
}
