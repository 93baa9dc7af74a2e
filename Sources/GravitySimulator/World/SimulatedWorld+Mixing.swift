import GravityActions
import GravityPresentation

extension SimulatedWorld {
  /// Folds everything that decides what can happen next into a key, but for the times of what is due.
  func mix(into mixer: inout StateMixer) {
    machine.state.mix(into: &mixer)
    host.mix(into: &mixer)
    for entry in agenda.entries { entry.task.mix(into: &mixer) }
    mixer.add(
      (isInBackground ? 1 : 0) | (isAlive ? 2 : 0) | (crash == nil ? 0 : 4)
        | UInt64(system.status.place) << 8 | UInt64(system.waitingRequests) << 16
        | UInt64(pasteboard.map { $0.index &+ 1 } ?? 0) << 32)
    monitor?.memory.mix(into: &mixer)
    if hasRareParts { mixMore(into: &mixer) }
  }

  private func mixMore(into mixer: inout StateMixer) {
    for click in relayedClicks { mixer.add(click.trigger.ticket.word | UInt64(click.action.index) << 32) }
    for count in replyCounts { mixer.add(UInt64(count) | 1 << 32) }
    for component in inline.components {
      mixer.add(UInt64(component.screen.word))
      component.value.mix(into: &mixer)
    }
    for shelf in shelves {
      mixer.add(UInt64(shelf.content.index) | 1 << 40)
      shelf.value.mix(into: &mixer)
    }
    mixer.add(UInt64(loads.count))
    for record in recording.verdicts {
      mixer.add(UInt64(record.candidate.index) | UInt64(record.verdict.place) << 32)
    }
    for obligation in obligations {
      mixer.add((obligation.since == nil ? 0 : 1) | (obligation.wasHolding ? 2 : 0))
    }
    for content in recording.loaded { mixer.add(UInt64(content.index) | 1 << 48) }
  }
}

extension PushAuthorizationStatus {
  fileprivate var place: Int {
    switch self {
    case .notDetermined: 0
    case .denied: 1
    case .authorized: 2
    case .provisional: 3
    case .ephemeral: 4
    }
  }
}

extension Verdict {
  /// The reason, which is all of a verdict that a property can ask for.
  var place: Int {
    switch self {
    case .presented: 0
    case .loadFailed: 1
    case .noContent: 2
    case .noElements: 3
    case .noHost: 4
    case .hostInactive: 5
    case .hostBusy: 6
    case .alreadyPresenting: 7
    case .locked: 8
    case .notPresentable: 9
    case .unknownTemplate: 10
    case .notTried: 11
    case .capacity: 12
    case .refused(let rule, _): 13 + Int(rule)
    }
  }
}
