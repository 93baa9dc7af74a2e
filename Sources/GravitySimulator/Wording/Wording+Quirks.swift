import GravityPresentation

extension Wording {
  /// `A3 the close is reported twice (promo-1); leave closeOnClick false on a cancel button`.
  static func text(of quirk: Quirk, in world: SimulatedWorld) -> String {
    "\(quirk.id.rawValue) \(sentence(of: quirk.kind))\(subject(of: quirk.subject, in: world)); "
      + advice(on: quirk.kind)
  }

  /// What happened, in one sentence.
  static func sentence(of kind: QuirkKind) -> String {
    switch kind {
    case .nilResets: "what setOptions was not given went back to its defaults"
    case .chooseCarriesOtherIDs: "the request for content carries other ids than the app has set"
    case .chooseStoresIDs: "the ids in the answer are stored although the app has set its own"
    case .sdkAttributeWins: "the SDK replaces an attribute that the app has set"
    case .statusIgnored: "the response counts although its status says that the request failed"
    case .userRequired: "the list of candidates fails because it has no user"
    case .missingPriorityIsLast: "a candidate without priority comes after every number"
    case .rootHasStep:
      "a content with a step is taken first, although one without a step or a lower one is there"
    case .emptyEndsTrigger:
      "content without elements ends the trigger, and the candidates behind it are not tried"
    case .emptyIsPresented: "content without elements is presented, empty"
    case .delaysAddUp: "delays add up along the trigger"
    case .negativeDelayCrashes: "a negative delay crashes the app"
    case .spellingIsUnknown: "this spelling of the delivery method is unknown, so nothing is presented"
    case .triedAfterPresentation: "the next candidate is tried although one is presented"
    case .brokenWithoutFrame: "content without frameUI is shown broken"
    case .closeButtonIsDead: "the close button has no action and does nothing"
    case .invisibleWithoutFrame:
      "the snack bar has no frameUI and is invisible, and its impression counts all the same"
    case .closedAgainByTimer: "the timer of a dismissed snack bar reports a second close"
    case .goneWithoutClose: "the campaign went with its host and reported no close"
    case .gridIsNotDrawn: "a grid of products draws nothing"
    case .impressionIsMissing: "a snack bar appears without an impression"
    case .visibleImpressionRepeats: "the visible impression is reported again"
    case .snackBarIsNeverVisible: "a snack bar reports no visible impression"
    case .closeIsNotReported: "the campaign is over and reports no close"
    case .inlineImpressionRepeats: "inline content appears again and reports one more impression"
    case .productImpressionRepeats: "the visible impression of a product is reported again"
    case .cardWithoutSlotID: "a product without slotId is in sight and reports no visible impression"
    case .cardsShareSlotID: "a product is in sight, and another one with its slotId was reported in its place"
    case .inlineIsNeverVisible: "inline content is in sight and reports no visible impression"
    case .listReportsNothing: "the content of a list appears and reports nothing"
    case .inlineRootHasStep: "an inline component draws the first content, although another one is the root"
    case .foreignURLs: "the unknown action hits the urls of another unknown word"
    case .closeURLsTwice: "the close urls are hit twice"
    case .closeStays: "a close that is no closing button does not dismiss"
    case .cancelClosesTwice: "the close is reported twice"
    case .cancelStays: "a cancel that is no closing button does not dismiss"
    case .urlTypeRequired: "a url without a type is not followed"
    case .urlTypeMustBeText: "a url type that is no text fails the whole response"
    case .settingsAfterRefusal: "the settings open right after the user said no"
    case .settingsInsteadOfPrompt: "the settings open where a prompt belongs"
    case .registersAfterRefusal: "the app registers for remote notifications although the user said no"
    case .closedForMissingStep: "the campaign was closed for a step that does not come"
    case .stepIsUnknown: "open_step is an unknown action and opens no step"
    case .clickIsIgnored: "an onClick on what does not react to taps is ignored"
    case .wholeResponseFails: "one content that does not decode fails the whole response"
    case .keyGoesEverywhere: "tracking requests carry the API key to any host"
    }
  }

  private static func subject(of subject: Quirk.Subject, in world: SimulatedWorld) -> String {
    switch subject {
    case .candidate(let candidate): " (\(world.catalog.candidate(candidate).campaignId))"
    case .content(let content): " (\(name(of: content, in: world)))"
    case .slot(let slot): " (\(text(of: slot, in: world)))"
    case .body(let body): world.setup.faults[body].map { " (\($0))" } ?? ""
    case .push: ""
    case .load(let load): " (\(world.text(of: load)))"
    case .call, .click: ""
    case .option(let part): " (\(part.rawValue))"
    case .attribute(let attribute): " (\(attribute.rawValue))"
    }
  }
}
