/// Which surprises the contract counts under which profile; `ideal` has none.
extension QuirkSet {
  static let ios = QuirkSet(kinds: [
    .nilResets, .chooseCarriesOtherIDs, .chooseStoresIDs,
    .delaysAddUp, .triedAfterPresentation, .closeButtonIsDead, .invisibleWithoutFrame,
    .closedAgainByTimer, .goneWithoutClose, .gridIsNotDrawn, .inlineImpressionRepeats,
    .snackBarIsNeverVisible, .closeURLsTwice,
    .cancelClosesTwice, .settingsAfterRefusal, .registersAfterRefusal, .closedForMissingStep,
    .clickIsIgnored, .wholeResponseFails, .keyGoesEverywhere,
  ])

  static let ios104 = QuirkSet(kinds: [
    .nilResets, .chooseCarriesOtherIDs, .chooseStoresIDs,
    .rootHasStep, .emptyIsPresented, .delaysAddUp, .negativeDelayCrashes, .triedAfterPresentation,
    .closeButtonIsDead, .invisibleWithoutFrame, .closedAgainByTimer, .goneWithoutClose, .gridIsNotDrawn,
    .inlineImpressionRepeats,
    .snackBarIsNeverVisible, .closeURLsTwice, .cancelClosesTwice, .urlTypeRequired, .urlTypeMustBeText,
    .settingsAfterRefusal, .registersAfterRefusal, .stepIsUnknown, .clickIsIgnored, .inlineRootHasStep,
    .wholeResponseFails,
    .keyGoesEverywhere,
  ])

  static let android103 = QuirkSet(kinds: [
    .nilResets, .chooseCarriesOtherIDs, .chooseStoresIDs, .sdkAttributeWins,
    .statusIgnored, .missingPriorityIsLast, .emptyEndsTrigger, .delaysAddUp, .spellingIsUnknown,
    .triedAfterPresentation, .closeButtonIsDead, .goneWithoutClose, .visibleImpressionRepeats,
    .productImpressionRepeats,
    .inlineIsNeverVisible, .listReportsNothing,
    .foreignURLs, .closeURLsTwice, .cancelClosesTwice, .settingsInsteadOfPrompt, .closedForMissingStep,
    .clickIsIgnored, .wholeResponseFails, .keyGoesEverywhere,
  ])

  static let flutter0222 = QuirkSet(kinds: [
    .chooseCarriesOtherIDs, .chooseStoresIDs, .sdkAttributeWins,
    .userRequired, .emptyIsPresented, .spellingIsUnknown, .brokenWithoutFrame, .goneWithoutClose,
    .impressionIsMissing, .snackBarIsNeverVisible, .closeIsNotReported, .cardWithoutSlotID,
    .cardsShareSlotID, .closeStays, .cancelStays,
    .clickIsIgnored, .wholeResponseFails, .keyGoesEverywhere,
  ])
}
