/// Where a slot of the machine stands, without what it stands there with.
public enum MachineStage {
  public enum Trigger: UInt8, Hashable, Sendable, CaseIterable {
    case free, listing, loading, delaying, presenting, relaying
  }

  public enum Presentation: UInt8, Hashable, Sendable, CaseIterable {
    case free, requested, appearing, shown, leaving, disappearing, givingWay, lingering
  }
}

extension MachineState {
  /// All stages in one word, four bits each: the triggers', then the presentations'.
  package var stages: UInt64 {
    var word: UInt64 = 0
    for index in triggers.indices { word |= UInt64(stage(ofTrigger: index).rawValue) << UInt64(4 * index) }
    let base = triggers.indices.count
    for index in presentations.indices {
      word |= UInt64(stage(ofPresentation: index).rawValue) << UInt64(4 * (base + index))
    }
    return word
  }

  package func stage(ofTrigger index: Int) -> MachineStage.Trigger {
    switch triggers[index].phase {
    case .free: .free
    case .listing: .listing
    case .loading: .loading
    case .delaying: .delaying
    case .presenting: .presenting
    case .relaying, .relayingInline: .relaying
    }
  }

  package func stage(ofPresentation index: Int) -> MachineStage.Presentation {
    switch presentations[index].phase {
    case .free: .free
    case .requested: .requested
    case .appearing: .appearing
    case .shown: .shown
    case .leaving: .leaving
    case .disappearing: .disappearing
    case .givingWay: .givingWay
    case .lingering: .lingering
    }
  }
}
