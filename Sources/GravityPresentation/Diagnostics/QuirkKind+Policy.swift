extension QuirkKind {
  /// Whether the switches let it happen at all. Whether it then counts as a surprise is the profile's to say.
  package func canHappen(under policy: PresentationPolicy) -> Bool {
    switch self {
    case .nilResets: policy.requests.nilOption == .resets
    case .chooseCarriesOtherIDs, .chooseStoresIDs: policy.requests.appUser == .ownRequests
    case .sdkAttributeWins: policy.requests.attributes == .sdk
    case .statusIgnored: !policy.looksAtStatus
    case .userRequired: policy.decoding.requiresUser
    case .missingPriorityIsLast: policy.missingPriority == .belowAll
    case .rootHasStep: policy.rootContent == .firstWithStepElseFirst
    case .emptyEndsTrigger: policy.emptyElements == .endsTrigger
    case .emptyIsPresented: policy.emptyElements == .isPresented
    case .delaysAddUp: policy.delays == .everyCandidate
    case .negativeDelayCrashes: policy.negativeDelay == .crashesApp
    case .spellingIsUnknown: policy.methodNames != .ignoringCase
    case .triedAfterPresentation: policy.furtherCandidates == .alwaysTried
    case .brokenWithoutFrame: policy.missingFrame == .breaksView
    case .closeButtonIsDead: !policy.closeButtonAlwaysCloses
    case .invisibleWithoutFrame: policy.snackBar.isInvisibleWithoutFrame
    case .closedAgainByTimer: policy.snackBar.closesTwice
    case .goneWithoutClose: !policy.reportsCloseWithHost
    case .gridIsNotDrawn: !policy.drawsGrid
    case .impressionIsMissing: !policy.snackBar.reportsImpression
    case .visibleImpressionRepeats: policy.visibleImpression == .afterASecond
    case .snackBarIsNeverVisible: !policy.snackBar.reportsVisibleImpression
    case .closeIsNotReported: policy.closeReports == .formsOnly || !policy.snackBar.reportsOwnClose
    case .inlineImpressionRepeats: policy.inline.repeatsImpression
    case .productImpressionRepeats: policy.visibleImpression == .afterASecond
    case .cardWithoutSlotID, .cardsShareSlotID: policy.productImpressions == .eachSlotID
    case .inlineIsNeverVisible: !policy.inline.reportsVisibleImpression
    case .listReportsNothing: !policy.inline.listReports
    case .inlineRootHasStep: policy.inlineRoot == .first
    case .foreignURLs: policy.actions.unknownNames == .allEqual
    case .closeURLsTwice: policy.actions.hitsCloseURLsTwice && policy.closeReports != .formsOnly
    case .closeStays, .cancelStays: policy.actions.closingActions == .followCloseOnClick
    case .cancelClosesTwice:
      policy.actions.cancelClosesTwice && policy.actions.closingActions == .alwaysDismiss
        && policy.closeReports == .eachRequest
    case .urlTypeRequired: policy.actions.missingURLType == .doesNothing
    case .urlTypeMustBeText: policy.decoding.urlTypeMustBeString
    case .settingsAfterRefusal, .registersAfterRefusal:
      policy.actions.pushRequest == .asksSystem
        && policy.actions.pushRefusal == .registersAndOpensSettings
    case .settingsInsteadOfPrompt: policy.actions.pushRequest == .opensSettings
    case .closedForMissingStep: policy.actions.openStep == .closesFirst
    case .stepIsUnknown: policy.actions.openStep == .isUnknown
    case .wholeResponseFails: policy.decoding.undecodableContent == .failsResponse
    // No switch turns these off.
    case .clickIsIgnored, .keyGoesEverywhere: true
    }
  }
}
