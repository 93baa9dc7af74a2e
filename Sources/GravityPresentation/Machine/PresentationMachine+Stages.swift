extension PresentationMachine {
  /// Where a trigger on its way stands, without what it stands there with.
  public enum TriggerStage: Hashable, Sendable, CaseIterable {
    case listing, loading, delaying, presenting, relaying
  }

  /// Where a presentation that is not over stands, without what it stands there with.
  public enum PresentationStage: Hashable, Sendable, CaseIterable {
    case requested, appearing, shown, leaving, disappearing, givingWay, lingering
  }

  /// The stages of the triggers on their way.
  public var triggerStages: Set<TriggerStage> {
    Set(state.triggers.indices.compactMap { state.triggers[$0].phase.stage })
  }

  /// The stages of the presentations that are not over.
  public var presentationStages: Set<PresentationStage> {
    Set(state.presentations.indices.compactMap { state.presentations[$0].phase.stage })
  }
}

extension TriggerSlot.Phase {
  fileprivate var stage: PresentationMachine.TriggerStage? {
    switch self {
    case .free: nil
    case .listing: .listing
    case .loading: .loading
    case .delaying: .delaying
    case .presenting: .presenting
    case .relaying, .relayingInline: .relaying
    }
  }
}

extension PresentationSlot.Phase {
  fileprivate var stage: PresentationMachine.PresentationStage? {
    switch self {
    case .free: nil
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
