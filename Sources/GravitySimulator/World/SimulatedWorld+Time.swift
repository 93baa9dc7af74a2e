import GravityPresentation

extension SimulatedWorld {
  /// More events than any scenario brings about by itself: beyond it a run is taken for endless.
  static let eventLimit = 2_000_000

  /// An event happens now, and with it everything due at this instant.
  mutating func take(_ event: Event) throws {
    queue.add(event)
    try runDue()
  }

  /// Runs what is queued and due until this instant is exhausted (T1).
  mutating func runDue() throws {
    var count = 0
    repeat {
      while let event = queue.next() {
        count += 1
        guard count < Self.eventLimit else {
          throw WorldError.endless("more than \(Self.eventLimit) events at \(TimeText.seconds(now))")
        }
        handle(event)
        if let fault { throw WorldError.bug(fault) }
        observeScreens()
        if recording.keepsTimeline { recording.note(stackOn: host, at: now) }
        observeProperties()
      }
      // The app's own screens change without an event of the machine's.
      observeScreens()
      if !queue.isEmpty { continue }
      guard let task = agenda.next(dueBy: now, withTimers: !isInBackground) else {
        // The app's own screens and the system's settings change without an event of the machine's.
        if recording.keepsTimeline { recording.note(stackOn: host, at: now) }
        observeProperties()
        return checkDeadlines()
      }
      if let event = task.event { queue.add(event) }
      finish(task)
    } while true
  }

  /// Moves time, one due instant after the other.
  mutating func advance(to target: Instant) throws {
    while let due = nextInstant, due <= target {
      if due > now { now = due }
      try runDue()
    }
    if target > now { now = target }
    try runDue()
  }

  /// The world's own side of a due task: a transition ends on the screen before the machine hears of it.
  private mutating func finish(_ task: Agenda.Task) {
    switch task {
    case .response, .tracking, .timer, .deadline: break
    case .appearing(let id):
      host.update(.campaign(id)) { $0.transition = .none }
      host.update(overlay: id) { $0.transition = .none }
    case .disappearing(let id): takeDown(id)
    case .inlineSecond(let id, let content): tell(id, .secondPassed(content))
    case .cardSecond(let id, let card): tell(id, .secondPassed(card))
    }
  }

  private mutating func handle(_ event: Event) {
    host.fill(&snapshot, pushStatus: system.status)
    // Lent for the event's time: the machine and what it asks for change the world meanwhile.
    let snapshot = self.snapshot
    var effects: [Effect] = []
    swap(&effects, &self.effects)
    if !isExplored {
      if recording.keepsMoments { recording.keepMoment(of: event, machine, in: snapshot) }
      recording.note(event, at: now)
      tellSession(of: event)
    }
    let drawn = drawnUnderRelays
    let stages = coverage == nil ? 0 : machine.state.stages
    machine.handle(event, in: snapshot, at: now) { effects.append($0) }
    for effect in effects {
      if !isExplored { recording.note(effect, at: now) }
      perform(effect)
    }
    if !isExplored { observeUsage(of: event, effects) }
    keepLateAnswers(after: event, effects, before: drawn)
    if case .viewAppeared(let id) = event { openShelf(of: id) }
    coverage?.observe(event, effects, from: stages, to: machine.state.stages)
    watch(event, effects, in: snapshot)
    if let broken = machine.brokenInvariants().first { fault = "the machine broke an invariant: \(broken)" }
    effects.removeAll(keepingCapacity: true)
    swap(&effects, &self.effects)
  }

  /// Shows the event and what it led to to whoever watches for broken properties.
  private mutating func watch(_ event: Event, _ effects: [Effect], in host: HostSnapshot) {
    guard var monitor else { return }
    // Not in the world while it looks at the world.
    self.monitor = nil
    monitor.observe(event, effects, in: host, of: self)
    self.monitor = monitor
  }

  /// What a `within` owes breaks at its deadline, where nothing may be due.
  private var nextInstant: Instant? {
    let due = agenda.nextDue(withTimers: !isInBackground)
    guard let deadline = nextDeadline else { return due }
    return due.map { min($0, deadline) } ?? deadline
  }
}

extension Agenda.Task {
  /// What the machine hears of it; nil for what only values beside it do.
  fileprivate var event: Event? {
    switch self {
    case .response(let request, let response): .responded(request, response)
    case .tracking(let url, let response): .trackingAnswered(url, response)
    case .timer(let timer): .timerFired(timer)
    case .appearing(let id): .appearingEnded(id)
    case .disappearing(let id): .dismissalEnded(id)
    case .inlineSecond, .cardSecond, .deadline: nil
    }
  }
}
