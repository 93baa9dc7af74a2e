extension PresentationPolicy {
  /// The current iOS SDK.
  public static let ios = PresentationPolicy(actions: .ios, decoding: .ios)

  /// What an engine should do.
  public static let ideal: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .ideal, decoding: .ideal)
    policy.hostSettling = .atPresentation
    policy.emptyElements = .triesNext
    policy.delays = .chosenCandidate
    policy.afterPresentation = .stops
    policy.stacking = .oneModal
    policy.showsBackendContent = true
    policy.closeButtonAlwaysCloses = true
    policy.snackBar.closesTwice = false
    policy.snackBar.reportsVisibleImpression = true
    policy.reportsCloseWithHost = true
    policy.drawsGrid = true
    policy.closesOnce = true
    policy.findsStepsInAllVariations = true
    return policy
  }()
}
