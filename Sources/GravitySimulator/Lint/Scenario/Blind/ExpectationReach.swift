/// What can have happened when a statement's turn comes, read off the statements before it alone.
struct ExpectationReach {
  private let maySendForms: Bool
  /// What some call before has made possible.
  private var causes: Set<Cause> = [.anything]
  /// The streams that may hold something that no expectation has read.
  private var unread: Set<ExpectedStream> = [.log, .quirks]
  private var readers: [ExpectedStream: SourceSpan] = [:]
  private var mounted: Set<String> = []
  /// Where the app was ended, while it is not running.
  private(set) var end: SourceSpan?

  /// What brings something about, as far as it can be told from calls.
  private enum Cause: Hashable {
    case anything
    /// Something on the screen, which the user can touch.
    case content
    /// Callbacks and urls; content that the app asked for by hand brings those alone.
    case report
    case lock
    case listener
    case visit
    case event
    case choose
  }

  /// - Parameter maySendForms: Whether a tap may send what the user has put in, as an event.
  init(maySendForms: Bool) {
    self.maySendForms = maySendForms
  }

  /// A statement was done.
  mutating func pass(_ statement: Statement) {
    switch statement.kind {
    case .step(let step):
      note(step)
      if step.mayBringSomething || statement.time != nil { refill() }
      if step == .kill { end = statement.span }
    case .expectation(let expectation):
      guard let stream = expectation.stream else { break }
      unread.remove(stream)
      readers[stream] = statement.span
    }
  }

  /// Time goes on before the statement itself is done.
  mutating func move(to statement: Statement) {
    if statement.time != nil { refill() }
    if case .expectation(.within) = statement.kind { refill() }
  }

  private mutating func refill() {
    guard end == nil else { return }
    unread.formUnion(ExpectedStream.allCases.filter { causes.contains(Self.cause(of: $0)) })
  }

  private mutating func note(_ step: Step) {
    switch step {
    case .trackView: causes.formUnion([.content, .report, .visit, .choose])
    case .triggerEvent: causes.formUnion([.content, .report, .event, .choose])
    case .showContent: causes.formUnion([.content, .report])
    case .mount(_, let id, _, _, _):
      mounted.insert(id)
      causes.formUnion([.content, .report, .choose])
    case .getContent: causes.formUnion([.report, .choose])
    case .engage, .engageProduct: causes.insert(.report)
    case .lockPresentation: causes.insert(.lock)
    case .lockListener: causes.insert(.listener)
    case .relaunch: end = nil
    case .initialize, .setNotificationPermission, .unlockPresentation, .setUser, .setOptions, .rebind,
      .unmount, .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back, .answerPush, .settingsPush,
      .hostPresent, .hostDismiss, .hostDetach, .hostAttach, .hostBeginDismissing, .background, .foreground,
      .kill, .wait, .settle, .note:
      break
    }
    if maySendForms, causes.contains(.content) { causes.insert(.event) }
  }

  /// Why the expectation sees nothing when its turn is now; nil where it may see something.
  func blindness(of expectation: Expectation) -> Blindness? {
    if let stream = expectation.stream {
      guard stream != .usage, !unread.contains(stream) else { return nil }
      // That the lock's listener is not called is no matter of whether there is one.
      if stream == .lockListener, !causes.contains(.listener), expectation.expectsNoListener { return nil }
      if !causes.contains(Self.cause(of: stream)) { return .tooEarly(Self.caller(of: stream)) }
      if let end { return .appIsGone(end) }
      return readers[stream].map { .readBefore($0) }
    }
    switch expectation {
    case .state(let state), .within(_, let state): return blindness(of: state)
    // That other calls send no such request is worth expecting, too.
    case .request(_, nil): return causes.contains(.report) ? nil : .tooEarly(Self.trigger)
    case .request(.visit, _): return causes.contains(.visit) ? nil : .tooEarly("`trackView`")
    case .request(.event, _): return causes.contains(.event) ? nil : .tooEarly("`triggerEvent`")
    case .request(.choose, _):
      return causes.contains(.choose) ? nil : .tooEarly("a call that asks for content, such as `trackView`")
    case .callbacks, .urls, .opened, .log, .lockListener, .quirks, .usage, .unwritten: return nil
    }
  }

  private func blindness(of state: StateExpectation) -> Blindness? {
    switch state {
    case .presented, .presentedStack:
      if !causes.contains(.content) { return .tooEarly(Self.trigger) }
      return end.map { .appIsGone($0) }
    // That content by hand presents nothing is worth expecting, too.
    case .nothingPresented, .noPrompt: return causes.contains(.report) ? nil : .tooEarly(Self.trigger)
    case .promptPush, .verdict, .pasteboard:
      return causes.contains(.content) ? nil : .tooEarly(Self.trigger)
    case .locked: return causes.contains(.lock) ? nil : .tooEarly("`lockPresentation`")
    case .inline(let pattern):
      if !mounted.contains(pattern.id) { return .tooEarly("`mount`") }
      return pattern.state == .empty ? nil : end.map { .appIsGone($0) }
    case .unlocked, .pushStatus, .screen, .crashed, .time, .property: return nil
    }
  }

  private static let trigger = "a call that can bring it, such as `trackView`"

  private static func cause(of stream: ExpectedStream) -> Cause {
    switch stream {
    case .callbacks, .urls, .opened: .report
    case .lockListener: .listener
    case .log, .quirks, .usage: .anything
    }
  }

  private static func caller(of stream: ExpectedStream) -> String {
    switch stream {
    case .callbacks, .urls, .opened, .log, .quirks, .usage: trigger
    case .lockListener: "`lockListener on`"
    }
  }
}

extension Step {
  /// Whether the step itself, or the time that it takes, can bring about what streams hold.
  fileprivate var mayBringSomething: Bool {
    if case .note = self { return false }
    return true
  }
}
