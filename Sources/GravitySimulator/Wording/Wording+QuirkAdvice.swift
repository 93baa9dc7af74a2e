import GravityPresentation

extension Wording {
  /// What to do about a quirk, in one sentence that follows a semicolon.
  static func advice(on kind: QuirkKind) -> String {
    switch kind {
    case .nilResets: "pass all three arguments to every setOptions"
    case .chooseCarriesOtherIDs: "let the server know both identities of a user"
    case .chooseStoresIDs: "call setUser again after every start of the app"
    case .sdkAttributeWins: "leave app_version, sdk_version and app_platform to the SDK"
    case .statusIgnored: "let the server send no campaigns with a bad status"
    case .userRequired: "let the server send user with every list"
    case .missingPriorityIsLast: "give every campaign a priority"
    case .rootHasStep: "leave step out of the first content alone and put that content first"
    case .emptyEndsTrigger: "give the content an element or take the campaign off the list"
    case .emptyIsPresented: "give the content an element or take the campaign off the list"
    case .delaysAddUp: "give only one campaign of a trigger a delay"
    case .negativeDelayCrashes: "send a delayTime of 0 or more"
    case .spellingIsUnknown: "write full_screen, modal, bottom_sheet or snackbar, which every SDK reads"
    case .triedAfterPresentation: "let only one campaign match a trigger"
    case .brokenWithoutFrame: "give the content a frameUI"
    case .closeButtonIsDead: "give frameUI.close an onClick with the action close"
    case .invisibleWithoutFrame: "give the content a frameUI"
    case .closedAgainByTimer: "count one close for each impression"
    case .goneWithoutClose: "count a close as missing where a screen can be left under the campaign"
    case .gridIsNotDrawn: "use productContainerType row"
    case .impressionIsMissing: "count loads in place of impressions on this SDK"
    case .visibleImpressionRepeats: "count one visible impression for each impression"
    case .snackBarIsNeverVisible: "count impressions of snack bars on this SDK"
    case .closeIsNotReported: "count no closes on this SDK"
    case .foreignURLs: "use one unknown word in a content's events, or a known action"
    case .closeURLsTwice: "leave onClose out where the button's own action is close"
    case .closeStays: "put close on a button and leave closeOnClick true"
    case .cancelClosesTwice: "set closeOnClick to false on the cancel button"
    case .cancelStays: "put cancel on a button and leave closeOnClick true"
    case .urlTypeRequired: "send type with every follow_url"
    case .urlTypeMustBeText: "send type as a text"
    case .settingsAfterRefusal: "show the primer only where the permission is not determined"
    case .settingsInsteadOfPrompt: "say in the primer's text that the settings will open"
    case .registersAfterRefusal: "expect a device token from users who said no"
    case .closedForMissingStep: "give the step a content, or set closeOnClick to false"
    case .stepIsUnknown: "show campaigns with steps to newer versions of the SDK alone"
    case .clickIsIgnored: "put the onClick on a text, an image or a button"
    case .wholeResponseFails: "mend the content that the place names"
    case .keyGoesEverywhere: "hit the urls of partners through a server of your own"
    }
  }
}
