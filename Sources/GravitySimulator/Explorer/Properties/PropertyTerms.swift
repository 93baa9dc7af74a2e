import GravityPresentation

/// What the properties need to know of a profile.
struct PropertyTerms: Sendable {
  let hasLock: Bool
  /// A step takes over the session of what it replaces (A9).
  let handsOver: Bool
  /// What appears has a visible impression at once (E3).
  let seesAtOnce: Bool
  let quirks: QuirkSet

  init(_ policy: PresentationPolicy) {
    hasLock = policy.hasLock
    handsOver = policy.actions.openStep == .replaces
    seesAtOnce = policy.visibleImpression == .atOnce
    quirks = policy.quirks
  }
}
