import GravityPresentation

extension PropertyID {
  /// The surprises that break the property: a break that one of them is told with is known by it (contract §0).
  var quirks: QuirkSet {
    switch self {
    case .lockHolds, .activeHost, .waitsEnd, .withinCapacity: []
    case .oneModal: QuirkSet(.triedAfterPresentation)
    case .reportsInOrder:
      QuirkSet(kinds: [.impressionIsMissing, .visibleImpressionRepeats, .snackBarIsNeverVisible])
    case .oneClose:
      QuirkSet(kinds: [.closedAgainByTimer, .goneWithoutClose, .closeIsNotReported, .cancelClosesTwice])
    case .goneIsGone: QuirkSet(.closedAgainByTimer)
    case .promptOnce: QuirkSet(.settingsAfterRefusal)
    case .wayOut: QuirkSet(kinds: [.emptyIsPresented, .closeButtonIsDead, .stepIsUnknown])
    case .tapsCount:
      QuirkSet(kinds: [.closeButtonIsDead, .closeStays, .cancelStays, .urlTypeRequired, .stepIsUnknown])
    }
  }

  /// The surprise among the effects that breaks the property.
  ///
  /// - Parameter content: What it has to be about, where it is about a content at all.
  func quirk(in effects: [Effect], about content: ContentID? = nil) -> QuirkKind? {
    let quirks = quirks
    for effect in effects {
      guard case .quirk(let quirk) = effect, quirks.contains(quirk.kind) else { continue }
      if let content, case .content(let other) = quirk.subject, other != content { continue }
      return quirk.kind
    }
    return nil
  }
}
