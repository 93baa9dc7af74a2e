extension PresentationPolicy {
  /// The current iOS SDK.
  public static let ios: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .ios, decoding: .ios)
    policy.quirks = .ios
    policy.inline.repeatsImpression = true
    return policy
  }()

  /// The iOS SDK as built at 1.0.4: without lock, steps, `items-container` and `webview`.
  public static let ios104: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .ios104, decoding: .ios104)
    policy.quirks = .ios104
    policy.rootContent = .firstWithStepElseFirst
    policy.inlineRoot = .first
    policy.inline.hasList = false
    policy.inline.hasLoaders = false
    policy.inline.repeatsImpression = true
    policy.emptyElements = .isPresented
    policy.negativeDelay = .crashesApp
    policy.hasLock = false
    policy.drawsItems = false
    policy.drawsWebviews = false
    return policy
  }()

  /// The Android SDK as built at 1.0.3.
  public static let android103: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .android103, decoding: .android103)
    policy.quirks = .android103
    policy.hasGroupContent = true
    policy.drawsOwnCards = true
    policy.inline.reportsVisibleImpression = false
    policy.inline.listReports = false
    policy.misuse = .isFatal
    policy.looksAtStatus = false
    policy.missingPriority = .belowAll
    policy.stacking = .everything
    policy.methodNames = .asAndroid
    policy.snackBar.leaves = 0
    policy.snackBar.closesTwice = false
    policy.snackBar.isInvisibleWithoutFrame = false
    policy.snackBar.reportsVisibleImpression = true
    policy.back = .closesEveryMethod
    policy.drawsGrid = true
    policy.transitions.fullScreen = 0
    policy.transitions.modal = 0
    policy.sheetClose = .whenHidden
    policy.visibleImpression = .afterASecond
    policy.stepTiming = .atOnce
    policy.requests.attributes = .sdk
    policy.requests.platform = .android
    policy.requests.sdkVersion = .android
    policy.requests.settingsKey = .option
    return policy
  }()

  /// The Flutter SDK as built at 0.22.2.
  public static let flutter0222: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .flutter0222, decoding: .flutter0222)
    policy.quirks = .flutter0222
    policy.hasGroupContent = true
    policy.inlineRoot = .withoutStepOnly
    policy.productImpressions = .eachSlotID
    policy.misuse = .isFatalWhereSent
    policy.requestTimeout = .seconds(60)
    policy.rootContent = .withoutStepOnly
    policy.emptyElements = .isPresented
    policy.delays = .chosenCandidate
    policy.furtherCandidates = .triedUntilContent
    policy.stacking = .everything
    policy.missingFrame = .breaksView
    policy.methodNames = .asFlutter
    policy.closeButtonAlwaysCloses = true
    policy.snackBar.readsDuration = true
    policy.snackBar.leaves = 300
    policy.snackBar.reportsOwnClose = false
    policy.snackBar.closesOnSwipeUp = true
    policy.snackBar.closesTwice = false
    policy.snackBar.isInvisibleWithoutFrame = false
    policy.snackBar.reportsImpression = false
    policy.back = .closesModalKinds
    policy.elementSpelling = .kebabCase
    policy.drawsItems = false
    policy.drawsGrid = true
    policy.absentLayoutIsRow = true
    policy.transitions.fullScreen = 300
    policy.transitions.modal = 300
    policy.transitions.snackBar = 300
    policy.closeReports = .formsOnly
    policy.callbackNeedsEntry = true
    policy.findsStepsInAllVariations = true
    policy.requests.nilOption = .leaves
    policy.requests.attributes = .sdk
    policy.requests.platform = .android
    policy.requests.sdkVersion = .flutter
    policy.requests.settingsKey = .option
    return policy
  }()

  /// What an engine should do.
  public static let ideal: PresentationPolicy = {
    var policy = PresentationPolicy(actions: .ideal, decoding: .ideal)
    policy.showsBackendContent = true
    policy.hasGroupContent = true
    policy.hostSettling = .atPresentation
    policy.emptyElements = .triesNext
    policy.delays = .chosenCandidate
    policy.furtherCandidates = .triedUntilPresented
    policy.stacking = .oneModal
    policy.closeButtonAlwaysCloses = true
    policy.snackBar.closesTwice = false
    policy.snackBar.isInvisibleWithoutFrame = false
    policy.snackBar.reportsVisibleImpression = true
    policy.reportsCloseWithHost = true
    policy.drawsGrid = true
    policy.absentLayoutIsRow = true
    policy.closeReports = .oncePerSession
    policy.findsStepsInAllVariations = true
    policy.requests.nilOption = .leaves
    policy.requests.appUser = .everywhere
    return policy
  }()
}
