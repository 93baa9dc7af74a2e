import GravityPresentation

extension WorldModel {
  /// Whom a request went to; nil for what is no request.
  func endpoint(of task: Agenda.Task, after event: ExploredEvent) -> ReplyHeader.Endpoint? {
    guard case .response(let request, _) = task else { return nil }
    switch request {
    // Triggers ask for candidates in the call that makes them (P1).
    case .candidates: return event.isEvent(in: plan) ? .event : .visit
    case .click: return .event
    case .content(_, let candidate): return .choose(world.catalog.candidate(candidate).campaignId)
    case .load(let load, _):
      switch world.endpoint(of: load) {
      case .visit: return .visit
      case .event: return .event
      case .choose(let id): return .choose(id)
      case .selector(let name): return .selector(name)
      case .group(let name): return .group(name)
      case .tracking: return .tracking
      }
    }
  }
}

extension ExploredEvent {
  fileprivate func isEvent(in plan: ExplorationPlan) -> Bool {
    if case .call(let number) = self, case .triggerEvent = plan.alphabet[Int(number)] { true } else { false }
  }
}
