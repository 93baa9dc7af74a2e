import GravityActions

/// The switches of one SDK's behaviour, each named after what it decides (contract §0).
///
/// The machine reads switches and never asks which profile it runs.
public struct PresentationPolicy: Hashable, Sendable {
  /// How clicks are read (§6).
  public var actions: ActionPolicy
  /// What the decoder insists on (N5).
  public var decoding: DecodingPolicy
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
  /// P9, L1: whether there is a presentation lock.
  public var hasLock = true
  /// P11: what happens after a presentation.
  public var afterPresentation = AfterPresentation.triesNext
  /// P12: what may be presented over what.
  public var stacking = Stacking.freeHosts
  /// C1: whether a content can be shown by hand.
  public var showsBackendContent = false
  /// §4: how wire names of delivery methods are compared.
  public var methodNames = MethodNameMatching.ignoringCase
  /// D4: a close button without action closes.
  public var closeButtonAlwaysCloses = false
  /// D5, D9: how a snack bar comes and goes.
  public var snackBar = SnackBarPolicy()
  /// D8: the system's back closes.
  public var backCloses = false
  /// D10: a campaign that goes with its host reports its close.
  public var reportsCloseWithHost = false
  /// D11: which elements are drawn.
  public var drawnElements = DrawnElements.everySpelling
  /// D11: `grid` draws products.
  public var drawsGrid = false
  /// D12: nominal transition times.
  public var transitions = TransitionTimes()
  /// E7: a callback needs the hook and a matching entry.
  public var callbackNeedsEntry = false
  /// E10, A3: a session reports one close, however often a dismissal is asked for.
  public var closesOnce = false
  /// A9: steps are looked for in all variations instead of the first.
  public var findsStepsInAllVariations = false
  /// How long the machine waits for a presenter that does not answer.
  public var presenterPatience = Milliseconds.seconds(5)

  public init(actions: ActionPolicy, decoding: DecodingPolicy) {
    self.actions = actions
    self.decoding = decoding
  }
}
