import GravityPresentation

extension LoadedScenario {
  /// The scenario with the change; nil where the change has no place in it.
  func applying(_ edit: ScenarioEdit) -> LoadedScenario? {
    var document = document
    var payloads = payloads
    switch edit.target {
    case .drop(let place): document.statements.remove(at: place)
    case .insert(let step, let place):
      // It stands nowhere in the file.
      let span = SourceSpan(line: 1, column: 1, length: 1)
      document.statements.insert(Statement(kind: .step(step.step), span: span), at: place)
    case .passNoController(let place):
      guard let statement = document.statements[place].withoutController else { return nil }
      document.statements[place] = statement
    case .priority(let place, let priority):
      document.campaigns[place] = document.campaigns[place].with(priority: priority)
    case .noDelay(let place): document.campaigns[place] = document.campaigns[place].with(delay: .zero)
    case .noLatency(let place): document.campaigns[place] = document.campaigns[place].with(latency: .zero)
    case .listEverywhere(let place):
      document.campaigns[place] = document.campaigns[place].with(trigger: .both)
    case .dropReply(let place): document.replies.remove(at: place)
    case .initialized: document.app.isInitialized = true
    case .payload(let source, let change):
      guard let payload = payloads[source], let changed = JSONEditor.edited(payload, by: change) else {
        return nil
      }
      payloads[source] = changed
    case .profile: break
    }
    return LoadedScenario(
      parts: parts, document: document, profile: profile, payloads: payloads, diagnostics: diagnostics)
  }

  /// Where the first answer to /choose for the campaign comes from.
  func payloadSource(of campaign: String) -> PayloadSource? {
    let replies = document.replies.filter { $0.endpoint == .choose(campaign) }
    if let first = replies.first {
      if case .payload(let source, _) = first.answer { return source }
      return nil
    }
    return document.campaigns.first { $0.id.value == campaign }?.payload
  }

  subscript(payload source: PayloadSource) -> PayloadDocument? { payloads[source] }
}

extension CampaignHeader {
  fileprivate func with(
    priority: Int? = nil, delay: Milliseconds? = nil, latency: Milliseconds? = nil, trigger: Trigger? = nil
  ) -> CampaignHeader {
    CampaignHeader(
      id: id, payload: payload, priority: priority ?? self.priority, delay: delay ?? self.delay,
      trigger: trigger ?? self.trigger, latency: latency ?? self.latency)
  }
}

extension Statement {
  /// The call without its controller; nil where it passes none.
  fileprivate var withoutController: Statement? {
    guard case .step(let step) = kind else { return nil }
    let changed: Step
    if case .trackView(let page, .some) = step {
      changed = .trackView(page, controller: nil)
    } else if case .triggerEvent(let events, let page, .some) = step {
      changed = .triggerEvent(events, page: page, controller: nil)
    } else {
      return nil
    }
    return Statement(time: time, kind: .step(changed), span: span)
  }
}
