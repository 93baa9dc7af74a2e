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
    guard let reply = listReply else {
      guard let header else { return [] }
      let span = document.campaigns[header].id.span
      return [edit(.priority(campaign: header, priority), "priority=\(priority)", span)]
    }
    return listed("priority", priority, by: reply)
  }

  /// The reply that lists the candidates; nil where the campaign lines do.
  private var listReply: ReplyHeader? {
    let endpoint: ReplyHeader.Endpoint = trigger.isEvent ? .event : .visit
    return document.replies.first { $0.endpoint == endpoint }
  }

  /// The same where a reply of the scenario's lists the candidates.
  private func listed(_ key: String, _ value: Int, by reply: ReplyHeader) -> [ScenarioEdit] {
    guard includesPayloads, case .payload(let source, _) = reply.answer else { return [] }
    let change = JSONEdit.listed(id: campaign, key: key, json: "\(value)")
    return [
      ScenarioEdit(
        target: .payload(source, change), kind: .payloadChanged,
        words: ChangeWording.listed(key, value, at: reply.span, in: scenario.parts))
    ]
  }

  private var waits: [ScenarioEdit] {
    var edits: [ScenarioEdit] = []
    if let delay = teller.catalog.candidate(trail.id).delayTime, delay != .zero {
      if let reply = listReply {
        edits += listed("delayTime", 0, by: reply)
      } else if let header {
        edits.append(edit(.noDelay(campaign: header), "delay=0", document.campaigns[header].id.span))
      }
    }
    if let header, document.campaigns[header].latency > .zero {
      edits.append(edit(.noLatency(campaign: header), "latency=0", document.campaigns[header].id.span))
    }
    return edits
  }

  private var controllers: [ScenarioEdit] {
    guard trigger.controller != nil, let statement = trigger.statement else { return [] }
    return [
      ScenarioEdit(
        target: .passNoController(statement: statement), kind: .valueChanged,
        words: ChangeWording.withoutController(document.statements[statement].span, in: scenario.parts))
    ]
  }

  private func edit(_ target: ScenarioEdit.Target, _ value: String, _ span: SourceSpan) -> ScenarioEdit {
    ScenarioEdit(
      target: target, kind: .valueChanged, words: ChangeWording.value(value, at: span, in: scenario.parts))
  }
}
