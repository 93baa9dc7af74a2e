/// What exactly surprises: a rule may have several ways to (contract §0).
public enum QuirkKind: UInt8, Hashable, Sendable, CaseIterable {
  /// C3: an argument of `setOptions` that is absent resets its part.
  case nilResets
  /// C4: a request for content carries the SDK's ids although the app has set its own.
  case chooseCarriesOtherIDs
  /// C4: the ids in the answer to such a request are stored.
  case chooseStoresIDs
  /// C5: the SDK overrules an attribute that the app set.
  case sdkAttributeWins
  /// P1: a response counts although its status says that the request failed.
  case statusIgnored
  /// P1: a list of candidates without `user` fails.
  case userRequired
  /// P3: a candidate without priority comes after negative ones.
  case missingPriorityIsLast
  /// P5: the root is a content that has a step.
  case rootHasStep
  /// P6: content without elements keeps the candidates behind it from being tried.
  case emptyEndsTrigger
  /// P6: content without elements is presented.
  case emptyIsPresented
  /// P7: a candidate pays for the delays before it.
  case delaysAddUp
  /// P7: a negative delay crashes the app.
  case negativeDelayCrashes
  /// P10: a delivery method that others know by this spelling is unknown.
  case spellingIsUnknown
  /// P11: a candidate is tried although one is presented.
  case triedAfterPresentation
  /// P15: content without a frame fails to build.
  case brokenWithoutFrame
  /// D4: a close button without action does nothing.
  case closeButtonIsDead
  /// D9: a snack bar without a frame is counted, and nobody sees it.
  case invisibleWithoutFrame
  /// D9: the timer of a dismissed snack bar closes it once more.
  case closedAgainByTimer
  /// D10: what goes with its host reports no close.
  case goneWithoutClose
  /// D11: a grid of products is not drawn.
  case gridIsNotDrawn
  /// E2: an appearance without an impression.
  case impressionIsMissing
  /// E2: what an inline component draws reports an impression each time it appears again.
  case inlineImpressionRepeats
  /// E3: a visible impression at each return.
  case visibleImpressionRepeats
  /// E3, standing: snack bars report no visible impression.
  case snackBarIsNeverVisible
  /// E4: a dismissal without a close report.
  case closeIsNotReported
  /// E5: a card reports a visible impression at each return.
  case productImpressionRepeats
  /// E5: a card without `slotId` reports no visible impression.
  case cardWithoutSlotID
  /// E5: of the cards that share a `slotId` one reports a visible impression.
  case cardsShareSlotID
  /// E11: what an inline component draws reports no visible impression.
  case inlineIsNeverVisible
  /// E11: what a list of contents draws reports nothing.
  case listReportsNothing
  /// A1: an unknown action hits the urls of another unknown word.
  case foreignURLs
  /// A2: a close button hits the close urls twice.
  case closeURLsTwice
  /// A2: a close that does not dismiss.
  case closeStays
  /// A3: a cancel reports two closes.
  case cancelClosesTwice
  /// A3: a cancel that does not dismiss.
  case cancelStays
  /// A5: a url without type is not followed.
  case urlTypeRequired
  /// A5: a type that is no text fails the response.
  case urlTypeMustBeText
  /// A7: the settings open right after the user said no.
  case settingsAfterRefusal
  /// A7: the settings open in place of a prompt.
  case settingsInsteadOfPrompt
  /// A7, standing: a refused app registers for remote notifications.
  case registersAfterRefusal
  /// A9: a campaign is closed for a step that does not come.
  case closedForMissingStep
  /// A9: `open_step` is an unknown word.
  case stepIsUnknown
  /// A12, standing: an `onClick` on what does not react is ignored.
  case clickIsIgnored
  /// N1: an inline component draws the first content, whatever its step.
  case inlineRootHasStep
  /// N5: one content that does not decode fails the whole response.
  case wholeResponseFails
  /// N6, standing: tracking requests carry the API key to any host.
  case keyGoesEverywhere

  /// The rule that the surprise belongs to.
  public var rule: QuirkID {
    switch self {
    case .nilResets: .c3
    case .chooseCarriesOtherIDs, .chooseStoresIDs: .c4
    case .sdkAttributeWins: .c5
    case .statusIgnored, .userRequired: .p1
    case .missingPriorityIsLast: .p3
    case .rootHasStep: .p5
    case .emptyEndsTrigger, .emptyIsPresented: .p6
    case .delaysAddUp, .negativeDelayCrashes: .p7
    case .spellingIsUnknown: .p10
    case .triedAfterPresentation: .p11
    case .brokenWithoutFrame: .p15
    case .closeButtonIsDead: .d4
    case .invisibleWithoutFrame, .closedAgainByTimer: .d9
    case .goneWithoutClose: .d10
    case .gridIsNotDrawn: .d11
    case .impressionIsMissing, .inlineImpressionRepeats: .e2
    case .visibleImpressionRepeats, .snackBarIsNeverVisible: .e3
    case .closeIsNotReported: .e4
    case .productImpressionRepeats, .cardWithoutSlotID, .cardsShareSlotID: .e5
    case .inlineIsNeverVisible, .listReportsNothing: .e11
    case .foreignURLs: .a1
    case .closeURLsTwice, .closeStays: .a2
    case .cancelClosesTwice, .cancelStays: .a3
    case .urlTypeRequired, .urlTypeMustBeText: .a5
    case .settingsAfterRefusal, .settingsInsteadOfPrompt, .registersAfterRefusal: .a7
    case .closedForMissingStep, .stepIsUnknown: .a9
    case .clickIsIgnored: .a12
    case .inlineRootHasStep: .n1
    case .wholeResponseFails: .n5
    case .keyGoesEverywhere: .n6
    }
  }

  /// Listed for the profile and never emitted (⚠° in the contract).
  public var isStanding: Bool {
    switch self {
    case .snackBarIsNeverVisible, .registersAfterRefusal, .clickIsIgnored, .keyGoesEverywhere: true
    case .nilResets, .chooseCarriesOtherIDs, .chooseStoresIDs, .sdkAttributeWins,
      .statusIgnored, .userRequired, .missingPriorityIsLast, .rootHasStep, .emptyEndsTrigger,
      .emptyIsPresented, .delaysAddUp, .negativeDelayCrashes, .spellingIsUnknown, .triedAfterPresentation,
      .brokenWithoutFrame, .closeButtonIsDead, .invisibleWithoutFrame, .closedAgainByTimer,
      .goneWithoutClose, .gridIsNotDrawn, .impressionIsMissing, .visibleImpressionRepeats,
      .inlineImpressionRepeats, .closeIsNotReported, .productImpressionRepeats, .cardWithoutSlotID,
      .cardsShareSlotID, .inlineIsNeverVisible, .listReportsNothing, .inlineRootHasStep, .foreignURLs,
      .closeURLsTwice, .closeStays, .cancelClosesTwice, .cancelStays,
      .urlTypeRequired, .urlTypeMustBeText, .settingsAfterRefusal, .settingsInsteadOfPrompt,
      .closedForMissingStep, .stepIsUnknown, .wholeResponseFails:
      false
    }
  }
}
