import Testing

@testable import GravityPresentation

/// Drives a machine through a test's transcript: each input answers with its exact effects, one line each.
///
/// It keeps what surrounds the machine – the host's controllers, the clock, timers and requests – and is as
/// strict as the platform: whatever cannot be done, and any broken invariant, fails the test.
struct MachineScript {
  var machine: PresentationMachine
  var builder: CatalogBuilder
  let campaigns: [Campaign]
  var now = Instant.start
  /// The controllers, bottom to top-most; the app's one screen at first.
  var host = HostSnapshot(controllers: [ControllerSnapshot(id: .home)])
  var timers: [(id: TimerID, deadline: Instant)] = []
  /// Requests without an answer, the oldest first.
  var requests: [(id: RequestID, call: SentCall)] = []
  var lines = EffectLines()
  private var calls: UInt32 = 0

  init(_ profile: Profile = .ios, plugins: PlugIns = .standard, _ campaigns: Campaign...) {
    self.init(profile, plugins: plugins, campaigns: campaigns)
  }

  init(_ profile: Profile, plugins: PlugIns = .standard, campaigns: [Campaign]) {
    builder = CatalogBuilder(profile: profile, plugins: plugins)
    machine = PresentationMachine(environment: builder.environment())
    self.campaigns = campaigns
  }

  /// One event, and its effects as lines.
  mutating func drive(_ event: Event, _ place: SourceLocation = #_sourceLocation) -> [String] {
    let effects = machine.handle(event, in: host, at: now)
    let catalog = machine.environment.catalog
    for effect in effects {
      lines.learn(effect, catalog)
      carryOut(effect, place)
    }
    let broken = machine.brokenInvariants()
    #expect(broken.isEmpty, sourceLocation: place)
    return effects.map { lines.line(for: $0, catalog) }
  }

  mutating func nextCall() -> CallID {
    calls += 1
    return CallID(index: calls)
  }

  /// Time passes, and what is due fires in the order of the deadlines.
  mutating func wait(_ time: Milliseconds, _ place: SourceLocation = #_sourceLocation) -> [String] {
    let end = now + time
    var answer: [String] = []
    while let next = timers.map(\.deadline).min(), next <= end {
      guard let index = timers.firstIndex(where: { $0.deadline == next }) else { break }
      now = max(now, next)
      answer += drive(.timerFired(timers.remove(at: index).id), place)
    }
    now = end
    return answer
  }

  private mutating func carryOut(_ effect: Effect, _ place: SourceLocation) {
    switch effect {
    case .send(let id, let call): requests.append((id, call))
    case .startTimer(let id, let deadline):
      if timers.contains(where: { $0.id == id }) {
        Issue.record("runs already: \(id)", sourceLocation: place)
      }
      timers.append((id, deadline))
    case .cancelTimer(let id):
      guard let index = timers.firstIndex(where: { $0.id == id }) else {
        Issue.record("cancels an unknown timer: \(id)", sourceLocation: place)
        return
      }
      timers.remove(at: index)
    case .present(_, _, let controller):
      if host[controller] == nil { Issue.record("presents on nothing", sourceLocation: place) }
    case .dismiss(let id): beginDisappearing(id)
    case .appCrashed:
      timers.removeAll()
      requests.removeAll()
    case .track, .beginLeaving, .update, .updateInline, .callBack, .loadEnded, .callLockListener, .log,
      .writePasteboard,
      .askForPushAuthorization, .registerForRemoteNotifications, .openSettings, .verdict, .triggerEnded,
      .quirk, .note:
      break
    }
  }
}

extension ControllerID {
  static let home = ControllerID.app(0)
}
