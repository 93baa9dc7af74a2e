import GravityPresentation

/// The lines of a header that let every request of a path be answered as the path says, and when.
struct ReplyLines {
  /// What is written of one request: its answer, and how long it takes.
  private struct Reply: Hashable {
    let answer: String
    let delay: Int64
  }

  private let document: ScenarioDocument
  private let needsUser: Bool
  private let payloads: PayloadTexts
  /// In the order of the first request to each.
  private var endpoints: [ReplyHeader.Endpoint] = []
  private var replies: [ReplyHeader.Endpoint: [Reply]] = [:]

  init(_ trace: PathTrace, at times: [Int64], _ scenario: LoadedScenario, _ payloads: PayloadTexts) {
    document = scenario.document
    needsUser = trace.world.machine.environment.profile.policy.decoding.requiresUser
    self.payloads = payloads
    var answers: [Int: (step: Int, succeeds: Bool)] = [:]
    for (place, step) in trace.steps.enumerated() {
      guard case .answer(_, let succeeds) = step.event, let fired = step.fired else { continue }
      answers[fired] = (place + 1, succeeds)
    }
    for (place, clock) in trace.clocks.enumerated() {
      guard let endpoint = clock.request else { continue }
      if replies[endpoint] == nil { endpoints.append(endpoint) }
      let number = replies[endpoint]?.count ?? 0
      let answer = answers[place]
      replies[endpoint, default: []].append(
        Reply(
          answer: answer.map(\.succeeds) == false ? "offline" : scripted(endpoint, number),
          // What is not answered any more has the longest time that it may take (P1).
          delay: answer.map { times[$0.step] - times[clock.start] } ?? clock.duration))
    }
  }

  /// The `campaign` and `on` lines.
  var lines: [String] {
    document.campaigns.map { line(of: $0) }
      + keptReplies
      + endpoints.flatMap { endpoint -> [String] in
        guard !isPlain(endpoint) else { return [] }
        return settled(replies[endpoint] ?? []).map { reply in
          "on \(Self.words(endpoint)) reply \(reply.answer)"
            + (reply.delay == 0 ? "" : " after \(WrittenValue.duration(reply.delay))")
        }
      }
  }

  /// The last one stays, so that it need not be said again.
  private func settled(_ replies: [Reply]) -> [Reply] {
    var settled = replies
    while settled.count > 1, settled[settled.count - 1] == settled[settled.count - 2] { settled.removeLast() }
    return settled
  }

  /// Whether a `campaign` line says all of it: of /choose even how long it takes, of the lists nothing.
  private func isPlain(_ endpoint: ReplyHeader.Endpoint) -> Bool {
    guard !document.replies.contains(where: { $0.endpoint == endpoint }), let all = replies[endpoint],
      let first = all.first, all.allSatisfy({ $0 == first }), first.answer == scripted(endpoint, 0)
    else { return false }
    switch endpoint {
    case .choose(let id): return document.campaigns.contains { $0.id.value == id }
    case .visit, .event: return first.delay == 0 && !document.campaigns.isEmpty
    case .selector, .group, .tracking: return first.delay == 0
    }
  }

  private func line(of campaign: CampaignHeader) -> String {
    let endpoint = ReplyHeader.Endpoint.choose(campaign.id.value)
    let latency = isPlain(endpoint) ? replies[endpoint]?.first?.delay ?? 0 : 0
    var words = "campaign \(WrittenValue.word(campaign.id.value)) \(payloads[campaign.payload])"
    if let priority = campaign.priority { words += " priority=\(priority)" }
    if let delay = campaign.delay { words += " delay=\(WrittenValue.duration(delay.count))" }
    switch campaign.trigger {
    case .visit: words += " on=visit"
    case .event: words += " on=event"
    case .both: break
    }
    return words + (latency == 0 ? "" : " latency=\(WrittenValue.duration(latency))")
  }

  /// The source's own, of endpoints that the path asks nothing of.
  private var keptReplies: [String] {
    let isListed = document.replies.contains { $0.endpoint == .visit || $0.endpoint == .event }
    return document.replies.filter { reply in
      guard replies[reply.endpoint] == nil else { return false }
      guard case .choose(let id) = reply.endpoint else { return true }
      // Of a campaign that nothing else in the file speaks of, it would be a mistake.
      return isListed || document.campaigns.contains { $0.id.value == id }
    }.map { reply in
      "on \(Self.words(reply.endpoint)) reply \(words(of: reply.answer))"
        + (reply.after == .zero ? "" : " after \(WrittenValue.duration(reply.after.count))")
    }
  }

  /// What the source's script says to a request: the first, the second, …; the last one stays.
  private func scripted(_ endpoint: ReplyHeader.Endpoint, _ number: Int) -> String {
    let script = document.replies.filter { $0.endpoint == endpoint }
    if let last = script.last {
      return words(of: number < script.count ? script[number].answer : last.answer)
    }
    switch endpoint {
    case .visit, .event: return document.campaigns.isEmpty ? "status=404" : list(endpoint)
    case .choose(let id):
      let campaign = document.campaigns.last { $0.id.value == id }
      return campaign.map { payloads[$0.payload] } ?? "status=404"
    case .selector, .group, .tracking: return "status=404"
    }
  }

  /// The list that the `campaign` lines make.
  private func list(_ endpoint: ReplyHeader.Endpoint) -> String {
    let campaigns = document.campaigns.filter { campaign in
      switch campaign.trigger {
      case .visit: endpoint == .visit
      case .event: endpoint == .event
      case .both: true
      }
    }.map { campaign in
      "{\"campaignId\": \(StringText.quoted(campaign.id.value))"
        + (campaign.priority.map { ", \"priority\": \($0)" } ?? "")
        + (campaign.delay.map { ", \"delayTime\": \($0.count)" } ?? "") + "}"
    }
    return "{\(needsUser ? "\"user\": {}, " : "")\"campaigns\": [\(campaigns.joined(separator: ", "))]}"
  }

  private func words(of answer: ReplyHeader.Answer) -> String {
    switch answer {
    case .payload(let source, let status): payloads[source] + (status == 200 ? "" : " status=\(status)")
    case .status(let status): "status=\(status)"
    case .timeout: "timeout"
    case .offline: "offline"
    case .malformed: "malformed"
    }
  }

  private static func words(_ endpoint: ReplyHeader.Endpoint) -> String {
    switch endpoint {
    case .visit: "visit"
    case .event: "event"
    case .choose(let id): "choose \(WrittenValue.word(id))"
    case .selector(let name): "selector \(WrittenValue.word(name))"
    case .group(let name): "group \(WrittenValue.word(name))"
    case .tracking: "tracking"
    }
  }
}
