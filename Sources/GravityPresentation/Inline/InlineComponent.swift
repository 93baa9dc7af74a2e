/// One inline component on one of the app's screens: when it loads, what it draws and what it reports (N1, E2, E11).
///
/// A value beside the machine. Whoever owns both asks the machine for the content that the component wants, tells
/// the component what came of it, and passes its reports on.
public struct InlineComponent: Hashable, Sendable {
  /// Where the component stands with its content.
  public enum Phase: Hashable, Sendable {
    /// Nothing was asked for with the selector of now. To `loading` when it appears, or `gone`.
    case idle
    /// A request is on its way. To `shown`, `empty`, `failed` or `gone`, and with another selector to `loading` again
    /// or `idle`.
    case loading
    /// Its contents are drawn, and kept as long as it is there. To `gone`, and with another selector to `loading` or
    /// `idle`.
    case shown
    /// The answer brought nothing to draw. To `loading` when it appears again, or `gone`; with another selector to
    /// `loading` or `idle`.
    case empty
    /// No answer came, or one that does not decode; nil where the request was never sent. To what `empty` goes to.
    case failed(LoadFailure?)
    /// It was unmounted, or went with its screen. Nothing follows.
    case gone
  }

  public let kind: InlineKind
  /// The app gave it a loader, and the profile's SDK shows it.
  public let showsLoader: Bool
  public internal(set) var phase = Phase.idle
  /// Its screen is in the window, and nothing takes that screen's view out of it.
  public internal(set) var isOnScreen = false
  /// What it draws, in order; none but where it is `shown`.
  public internal(set) var blocks: [InlineBlock] = []
  /// So much of its area is in the window while its screen is; all of it by default (D13).
  public internal(set) var thousandths: Int32 = 1000
  /// Its latest request; what answers an earlier one is too late.
  var request: UInt32 = 0

  public init(_ kind: InlineKind, hasLoader: Bool = false, under policy: PresentationPolicy) {
    self.kind = kind
    showsLoader = hasLoader && policy.inline.hasLoaders
  }

  /// Takes one event; there is an effect for each, at least a note.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - environment: The policy, and the catalogue that the contents have joined.
  ///   - now: The moment.
  ///   - emit: Called with each effect, in order, before the call returns.
  public mutating func handle(
    _ event: InlineEvent, in environment: PresentationEnvironment, at now: Instant,
    _ emit: (InlineEffect) -> Void
  ) {
    if phase == .gone { return emit(.note(.unmountedBefore)) }
    let drawn = drawing
    var isAnswered = false
    let context = InlineContext(environment: environment, now: now)
    take(event, context) { effect in
      isAnswered = true
      emit(effect)
    }
    if drawing != drawn, !isDrawnByAnswer(event) { return emit(.draw(drawing)) }
    if !isAnswered { emit(.note(.nothingChanged)) }
  }

  private mutating func take(
    _ event: InlineEvent, _ context: InlineContext, _ emit: (InlineEffect) -> Void
  ) {
    switch event {
    case .mounted: mount(emit)
    case .rebound(let hasNewSelector): rebind(hasNewSelector: hasNewSelector, emit)
    case .unmounted: unmount(emit)
    case .appeared: appear(context, emit)
    case .disappeared: disappear(emit)
    case .loaded(let number, let body): takeAnswer(to: number, body, context, emit)
    case .failed(let number, let failure): takeFailure(of: number, failure, emit)
    case .seen(let thousandths):
      self.thousandths = thousandths
      lookAtAll(context, emit)
    case .contentSeen(let content, let thousandths): look(at: content, thousandths, context, emit)
    case .secondPassed(let content): endSight(of: content, context, emit)
    case .updated(let content): redraw(content, context)
    }
  }

  /// What is drawn comes before what is reported of it; elsewhere it stands last.
  private func isDrawnByAnswer(_ event: InlineEvent) -> Bool {
    if case .loaded = event { phase == .shown } else { false }
  }
}
