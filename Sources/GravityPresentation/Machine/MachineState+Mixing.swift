extension MachineState {
  /// Folds everything that the state remembers into a key.
  package func mix(into mixer: inout StateMixer) {
    for index in triggers.indices where triggers[index].phase != .free {
      triggers[index].mix(slot: index, into: &mixer)
    }
    for index in presentations.indices where presentations[index].phase != .free {
      presentations[index].mix(slot: index, into: &mixer)
    }
    mixer.add(
      UInt64(lastSerial) | UInt64(traits.rawValue) << 16 | UInt64(push.unansweredRequests) << 24
        | (push.isInSettings ? 1 << 40 : 0) | 0xFF << 56)
    let memory = UInt64(scratch[0]) << 32 | UInt64(scratch[1])
    if memory != 0 { mixer.add(memory) }
  }
}

extension TriggerSlot {
  fileprivate func mix(slot: Int, into mixer: inout StateMixer) {
    let (code, first, second) = phase.words
    mixer.add(
      code | UInt64(slot) << 8 | UInt64(traits.rawValue) << 16 | UInt64(serial) << 24
        | UInt64(host.word) << 40)
    mixer.add((UInt64(host.word) >> 24) << 56 ^ first << 32 ^ second)
  }
}

extension TriggerSlot.Phase {
  /// The phase, and the two numbers at most that it stands with.
  fileprivate var words: (UInt64, UInt64, UInt64) {
    switch self {
    case .free: (0, 0, 0)
    case .listing: (1, 0, 0)
    case .loading(let candidate): (2, UInt64(candidate.index), 0)
    case .delaying(let candidate, let content): (3, UInt64(candidate.index), UInt64(content.index))
    case .presenting(let candidate, let id): (4, UInt64(candidate.index), id.ticket.word)
    case .relaying(let action, let id): (5, UInt64(action.index), id.ticket.word)
    case .relayingInline(let action, let id): (6, UInt64(action.index), UInt64(id.index))
    }
  }
}

extension PresentationSlot {
  fileprivate func mix(slot: Int, into mixer: inout StateMixer) {
    let (code, number) = phase.words
    mixer.add(
      code | UInt64(slot + 8) << 8 | UInt64(traits.rawValue) << 16 | UInt64(serial) << 24
        | UInt64(host.word) << 40)
    mixer.add((UInt64(host.word) >> 24) << 56 ^ UInt64(content.index) << 32 ^ number)
  }
}

extension PresentationSlot.Phase {
  fileprivate var words: (UInt64, UInt64) {
    switch self {
    case .free: (0, 0)
    case .requested: (1, 0)
    case .appearing: (2, 0)
    case .shown: (3, 0)
    case .leaving: (4, 0)
    case .disappearing(let closesOwed): (5, UInt64(closesOwed))
    case .givingWay(let content, let handsOverSession): (handsOverSession ? 6 : 7, UInt64(content.index))
    case .lingering: (8, 0)
    }
  }
}
