import GravityActions

/// The switches of one SDK's behaviour, each named after what it decides (contract §0).
///
/// The machine reads switches and never asks which profile it runs.
public struct PresentationPolicy: Hashable, Sendable {
  /// How clicks are read (§6).
  public var actions: ActionPolicy
  /// What the decoder insists on (N5).
  public var decoding: DecodingPolicy
  /// The surprises that count as such; others go unmentioned (contract §0).
  public var quirks: QuirkSet = []

  /// C1: whether a content can be shown by hand.
  public var showsBackendContent = false
  /// C1: whether there is a call for the content of a group.
  public var hasGroupContent = false
  /// C2: what a call before `initialize` comes to.
  public var misuse = MisuseHandling.isLogged

  /// P1: a response's status outside 200…299 fails it.
  public var looksAtStatus = true
  /// P1: how long a request may take.
  public var requestTimeout = Milliseconds.seconds(5)
  /// P2: when the host is settled.
  public var hostSettling = HostSettling.whenCandidatesArrive
  /// P3: where a candidate without priority stands.
  public var missingPriority = MissingPriority.meansZero
  /// P5: which content is the root.
  public var rootContent = RootContentChoice.withoutStepElseLowest
  /// P6: what content without elements comes to.
  public var emptyElements = EmptyElementsHandling.endsTrigger
  /// P7: which candidates wait for their delay.
  public var delays = DelayHandling.everyCandidate
  /// P7: what a negative delay does.
  public var negativeDelay = NegativeDelayHandling.meansNone
  /// P9, L1: whether there is a presentation lock.
  public var hasLock = true
  /// P11: how long the candidates of a trigger are tried.
  public var furtherCandidates = FurtherCandidates.alwaysTried
  /// P12: what may be presented over what.
  public var stacking = Stacking.freeHosts
  /// P15: what becomes of content without a frame.
  public var missingFrame = MissingFrameHandling.isPresented

  /// §4: how wire names of delivery methods are compared.
  public var methodNames = MethodNameMatching.ignoringCase
  /// D4: a close button without action closes.
  public var closeButtonAlwaysCloses = false
  /// D3, D5, D9: how a snack bar comes and goes.
  public var snackBar = SnackBarPolicy()
  /// D8: what the system's back does.
  public var back = BackHandling.isMissing
  /// D10: a campaign that goes with its host reports its close.
  public var reportsCloseWithHost = false
  /// D11: how the types of elements may be written.
  public var elementSpelling = ElementSpelling.every
  /// D11: `items-container` is drawn.
  public var drawsItems = true
  /// D11: `webview` is drawn.
  public var drawsWebviews = true
  /// D11: a products container with the layout `grid` is drawn.
  public var drawsGrid = false
  /// D11: a products container without a layout is a row; else it is not drawn.
  public var absentLayoutIsRow = false
  /// D11: products are drawn as cards of the SDK's own where the app registered no builder.
  public var drawsOwnCards = false
  /// D12: nominal transition times.
  public var transitions = TransitionTimes()
  /// D12: when a sheet that a click dismisses reports its close.
  public var sheetClose = SheetCloseTiming.whenAsked

  /// E3: when an area in the window is a visible impression.
  public var visibleImpression = VisibleImpressionTiming.atOnce
  /// E4, E10: how often an end is reported.
  public var closeReports = CloseReports.eachRequest
  /// E5: which product cards report a visible impression.
  public var productImpressions = ProductImpressions.eachCard
  /// E7: a callback needs the hook and a matching entry.
  public var callbackNeedsEntry = false

  /// A9: steps are looked for in all variations instead of the first.
  public var findsStepsInAllVariations = false
  /// A9: when the step comes whose predecessor was closed for it.
  public var stepTiming = StepTiming.whenPredecessorIsGone

  /// N1: which content of a campaign an inline component draws.
  public var inlineRoot = RootContentChoice.withoutStepElseLowest
  /// N1, E2, E11: what inline components can do and report.
  public var inline = InlinePolicy()

  /// C3–C5, N4: what requests say.
  public var requests = RequestPolicy()

  /// How long the machine waits for a presenter that does not answer.
  public var presenterPatience = Milliseconds.seconds(5)

  public init(actions: ActionPolicy, decoding: DecodingPolicy) {
    self.actions = actions
    self.decoding = decoding
  }
}
