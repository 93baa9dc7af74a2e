import GravityActions
import GravityPresentation

/// The system, time and the app's life (A8, T1–T3).
extension SimulatedWorld {
  /// A8: the user answers the system's prompt.
  public mutating func answerPush(isAllowed: Bool) throws {
    try requireAlive()
    guard system.isPromptUp else {
      throw WorldError.impossible("no prompt is up", possible: nil)
    }
    ask(.promptAnswered(allow: isAllowed))
    try runDue()
  }

  /// A8: the user changes the permission in the system's settings.
  public mutating func settingsPush(isAuthorized: Bool) throws {
    guard !system.isPromptUp else {
      throw WorldError.impossible("the system's prompt is up", possible: "answer it first")
    }
    ask(.changedInSettings(granted: isAuthorized))
    try runDue()
  }

  /// T2.
  public mutating func background() throws {
    try requireAlive()
    guard !isInBackground else {
      throw WorldError.impossible("the app is in background already", possible: nil)
    }
    enterBackground()
    try runDue()
  }

  /// T2: timers past due fire at once, in the order of their deadlines.
  public mutating func foreground() throws {
    try requireAlive()
    guard isInBackground else {
      throw WorldError.impossible("the app is in foreground already", possible: nil)
    }
    isInBackground = false
    try take(.enteredForeground)
  }

  /// T3.
  public mutating func kill() throws {
    try requireAlive()
    endApp()
    try take(.killed)
  }

  /// The machine has ended everything already; here goes what surrounds it.
  mutating func crashApp(_ reason: CrashReason) {
    crash = Crash(reason: reason, time: now)
    endApp()
  }

  private mutating func endApp() {
    endComponents()
    isAlive = false
    relayedClicks.removeAll()
    session.endApp()
    origins.removeAll()
    isInBackground = false
    agenda.removeAll()
    queue.removeAll()
    host = HostScreens(apps: [])
    ask(.appKilled)
  }

  /// T3: a fresh start with the header's screens; the push status is what it was.
  public mutating func relaunch() throws {
    guard !isAlive else {
      throw WorldError.impossible("the app is running", possible: "`kill` ends it")
    }
    guard crash?.isExpected ?? true else {
      throw WorldError.impossible(
        "the app crashed, and nothing expected it", possible: "`expect crashed` before `relaunch`")
    }
    isAlive = true
    crash = nil
    host = HostScreens(apps: setup.hosts.indices.map { .app(UInt16(truncatingIfNeeded: $0)) })
    if setup.isInitialized { try take(.initialized) }
  }

  /// T1: moves time.
  public mutating func wait(_ time: Milliseconds) throws {
    try advance(to: now + time)
  }

  /// Moves time to an instant; going back is an error.
  public mutating func move(to instant: Instant) throws {
    guard instant >= now else {
      throw WorldError.timeGoesBack("it is \(TimeText.seconds(now)) already")
    }
    try advance(to: instant)
  }

  /// Moves time until time alone brings nothing more.
  public mutating func settle() throws {
    var count = 0
    while let due = agenda.nextDue(withTimers: !isInBackground) {
      count += 1
      guard count < Self.eventLimit else {
        throw WorldError.endless("after \(Self.eventLimit) instants something is still due")
      }
      try advance(to: due)
    }
  }

  /// A line for the trace.
  public mutating func note(_ text: String) {
    recording.note(text, at: now)
  }
}
