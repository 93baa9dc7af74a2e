/// What a watcher of whole runs asks of the machine.
extension PresentationMachine {
  /// Whether the presentation is on the screen, or was asked to be.
  package func isLive(_ id: PresentationID) -> Bool {
    index(of: id).map { state.presentations[$0].isLive } ?? false
  }

  /// Whether the presentation is over, and nothing runs for it any more.
  package func isOver(_ id: PresentationID) -> Bool { index(of: id) == nil }

  /// Calls the body with each thing that the machine waits for.
  package func forEachWait(_ body: (MachineWait) -> Void) {
    for index in state.triggers.indices {
      if let wait = state.triggers[index].phase.wait(of: triggerID(at: index)) { body(wait) }
    }
    for index in state.presentations.indices {
      if let wait = state.presentations[index].wait(of: presentationID(at: index)) { body(wait) }
    }
    if state.push.unansweredRequests > 0 { body(.pushAnswer) }
  }
}

extension TriggerSlot.Phase {
  fileprivate func wait(of id: TriggerID) -> MachineWait? {
    switch self {
    case .free: nil
    case .listing: .response(.candidates(id))
    case .loading(let candidate): .response(.content(id, candidate))
    case .delaying(let candidate, _): .timer(.delay(id, candidate))
    case .presenting(_, let presentation): .timer(.presenterAnswer(presentation))
    case .relaying, .relayingInline: .response(.click(id))
    }
  }
}

extension PresentationSlot {
  fileprivate func wait(of id: PresentationID) -> MachineWait? {
    switch phase {
    case .free, .shown: nil
    case .requested: .timer(.presenterAnswer(id))
    case .appearing: .appeared(id)
    case .leaving: .timer(.removal(id))
    case .disappearing, .givingWay: .disappeared(id)
    case .lingering: .timer(traits.contains(.stayEnded) ? .removal(id) : .selfDismissal(id))
    }
  }
}
