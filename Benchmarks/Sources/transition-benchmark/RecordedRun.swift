import GravityPresentation

/// A user's way through an app with campaigns: every event, every stage of triggers and presentations.
struct RecordedRun {
  private let payloads: Payloads
  private var recorder: Recorder
  private let home = ControllerID.app(1)
  private let shop = ControllerID.app(2)
  private var calls: UInt32 = 0

  static func record(profile: Profile) throws -> Trace {
    var run = RecordedRun(profile: profile)
    try run.startLocked()
    try run.loadByHand()
    try run.visitHome()
    try run.goThroughSteps()
    try run.buy()
    try run.dismissSnackBar()
    try run.leaveShop()
    try run.goOffline()
    try run.kill()
    return run.recorder.trace
  }

  private init(profile: Profile) {
    payloads = Payloads(profile: profile)
    recorder = Recorder(
      environment: payloads.environment, host: HostSnapshot(controllers: [ControllerSnapshot(id: .app(1))]))
  }

  /// A lock from the start lets nothing through.
  private mutating func startLocked() throws {
    recorder.tell(.initialized)
    recorder.tell(.configured(.setNotificationPermissionStatus))
    recorder.tell(.lockListenerChanged(isSet: true))
    recorder.tell(.presentationLocked)
    recorder.tell(.viewTracked(call(), controller: nil))
    try recorder.answer(with: payloads.visit)
    try recorder.answer(with: payloads.sheet)
    recorder.answerTracking()
    recorder.tell(.presentationUnlocked)
  }

  /// Content outside triggers, and what is reported of it from beside the machine.
  private mutating func loadByHand() throws {
    let content = ContentID(index: 0)
    recorder.tell(.contentRequested(LoadID(index: 0), .getContentBySelector))
    try recorder.answer(with: payloads.sheet)
    recorder.answerTracking()
    recorder.tell(.engaged(.impression, content))
    recorder.tell(.inlineSeen(.impression, content))
    recorder.tell(.inlineTapped(InlineID(index: 0), content, .element(0), on: home))
    recorder.tell(.productEngaged(.click, SlotID(index: 0)))
    recorder.tell(.cardSeen(SlotID(index: 0)))
    recorder.answerTracking()
  }

  /// A sheet comes up, the modal behind it waits in vain, the snack bar comes and goes.
  private mutating func visitHome() throws {
    recorder.tell(.viewTracked(call(), controller: home), after: 2_000)
    try recorder.answer(with: payloads.visit)
    try recorder.answer(with: payloads.sheet)
    try recorder.appear()
    try recorder.answer(with: payloads.modal)
    try recorder.endAppearing(after: 250)
    let sheet = try recorder.presentation()
    recorder.tell(.visibilityChanged(sheet, thousandths: 1_000))
    recorder.tell(.inputChanged(sheet, element: 0, becomes: ContentID(index: 1)))
    recorder.tell(.tapped(sheet, .element(0)))
    recorder.tell(.tapped(sheet, .element(1)))
    recorder.answerTracking(lastFails: true)
    try recorder.fire()
    try recorder.answer(with: payloads.snackBar)
    try recorder.appear()
    try recorder.endAppearing(after: 0)
    try recorder.fire()
    try recorder.fire()
    recorder.answerTracking()
  }

  /// The sheet's second step asks for push permission; the user goes to the settings and swipes it away.
  private mutating func goThroughSteps() throws {
    let first = try recorder.presentation(fromLast: 1)
    recorder.tell(.tapped(first, .element(2)), after: 900)
    recorder.answerTracking()
    recorder.endDismissal(of: first, after: 300)
    try recorder.appear()
    try recorder.endAppearing(after: 300)
    let second = try recorder.presentation()
    recorder.tell(.backPressed(second))
    recorder.tell(.tapped(second, .element(0)))
    recorder.tell(.pushAnswered(granted: false, promptShown: true), after: 1_500)
    recorder.tell(.enteredBackground)
    recorder.tell(.enteredForeground, after: 4_000)
    recorder.tell(.swiped(second, Swipe(.down, thousandths: 420)))
    recorder.endDismissal(of: second, after: 300)
  }

  /// An event whose modal the system refuses, and one whose modal is closed by a tap outside.
  private mutating func buy() throws {
    recorder.tell(.eventTriggered(call(), controller: nil))
    try recorder.answer(with: payloads.modalOnly)
    try recorder.answer(with: payloads.modal)
    recorder.tell(.presentationRefused(try recorder.presentation()))
    recorder.tell(.eventTriggered(call(), controller: home))
    try recorder.answer(with: payloads.modalOnly)
    try recorder.answer(with: payloads.modal)
    try recorder.appear()
    try recorder.endAppearing(after: 500)
    let modal = try recorder.presentation()
    recorder.tell(.tapped(modal, .outside))
    recorder.endDismissal(of: modal, after: 500)
  }

  /// A snack bar that is closed by hand: its timer lives on.
  private mutating func dismissSnackBar() throws {
    recorder.tell(.eventTriggered(call(), controller: nil))
    try recorder.answer(with: payloads.snackBarOnly)
    try recorder.answer(with: payloads.snackBar)
    try recorder.appear()
    try recorder.endAppearing(after: 0)
    let bar = try recorder.presentation()
    recorder.tell(.tapped(bar, .element(3)))
    recorder.endDismissal(of: bar, after: 0)
    try recorder.fire()
    try recorder.fire()
    recorder.answerTracking()
  }

  /// The screen goes away under its campaign.
  private mutating func leaveShop() throws {
    recorder.host.controllers.append(ControllerSnapshot(id: shop))
    recorder.tell(.viewTracked(call(), controller: nil))
    try recorder.answer(with: payloads.modalOnly)
    try recorder.answer(with: payloads.modal)
    try recorder.appear()
    try recorder.endAppearing(after: 500)
    recorder.host.controllers.removeAll { $0.id != home }
    recorder.tell(.controllerGone(shop))
    recorder.tell(.dismissalEnded(try recorder.presentation()))
  }

  /// Requests that fail, and a visit with nothing to show.
  private mutating func goOffline() throws {
    recorder.tell(.viewTracked(call(), controller: nil))
    try recorder.answer(.timedOut)
    recorder.tell(.viewTracked(call(), controller: nil))
    try recorder.answer(with: payloads.none)
    recorder.tell(.contentShown(ContentID(index: 0), controller: home))
  }

  /// Two triggers are on their way when the app ends.
  private mutating func kill() throws {
    recorder.tell(.viewTracked(call(), controller: nil))
    recorder.tell(.eventTriggered(call(), controller: nil))
    try recorder.answer(with: payloads.visit)
    recorder.tell(.killed)
  }

  private mutating func call() -> CallID {
    calls += 1
    return CallID(index: calls)
  }
}
