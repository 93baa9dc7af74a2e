import GravityPresentation

/// Another value of a header or of the call.
extension EditSuggestions {
  var values: [ScenarioEdit] {
    priorities + waits + controllers
  }

  private var header: Int? { document.campaigns.firstIndex { $0.id.value == campaign } }

  /// One more than the first candidate has, so that this one is tried before all others.
  private var priorities: [ScenarioEdit] {
    guard number > 0, let first = trigger.candidates.first else { return [] }
    switch trail.verdict?.verdict {
    case .notTried, .hostBusy, .alreadyPresenting, .capacity, .refused: break
    case .presented, .loadFailed, .noContent, .noElements, .noHost, .hostInactive, .locked, .notPresentable,
      .unknownTemplate, nil:
      return []
    }
    let (priority, isTooLarge) = (teller.catalog.candidate(first.id).priority ?? 0).addingReportingOverflow(1)
    guard !isTooLarge else { return [] }
    let endpoint: ReplyHeader.Endpoint = trigger.isEvent ? .event : .visit
    guard let reply = document.replies.first(where: { $0.endpoint == endpoint }) else {
      guard let header else { return [] }
      let span = document.campaigns[header].id.span
      return [edit(.priority(campaign: header, priority), "priority=\(priority)", span)]
    }
    return listed(priority, by: reply)
  }

  /// The same where a reply of the scenario's lists the candidates.
  private func listed(_ priority: Int, by reply: ReplyHeader) -> [ScenarioEdit] {
    guard includesPayloads, case .payload(let source, _) = reply.answer else { return [] }
    let change = JSONEdit.listed(id: campaign, key: "priority", json: "\(priority)")
    return [
      ScenarioEdit(
        target: .payload(source, change), kind: .payloadChanged,
        words: ChangeWording.listed(priority, at: reply.span))
    ]
  }

  private var waits: [ScenarioEdit] {
    guard let header else { return [] }
    let campaign = document.campaigns[header]
    var edits: [ScenarioEdit] = []
    if let delay = campaign.delay, delay > .zero {
      edits.append(edit(.noDelay(campaign: header), "delay=0", campaign.id.span))
    }
    if campaign.latency > .zero {
      edits.append(edit(.noLatency(campaign: header), "latency=0", campaign.id.span))
    }
    return edits
  }

  private var controllers: [ScenarioEdit] {
    guard trigger.controller != nil, let statement = trigger.statement else { return [] }
    return [
      ScenarioEdit(
        target: .passNoController(statement: statement), kind: .valueChanged,
        words: ChangeWording.withoutController(document.statements[statement].span))
    ]
  }

  private func edit(_ target: ScenarioEdit.Target, _ value: String, _ span: SourceSpan) -> ScenarioEdit {
    ScenarioEdit(target: target, kind: .valueChanged, words: ChangeWording.value(value, at: span))
  }
}
