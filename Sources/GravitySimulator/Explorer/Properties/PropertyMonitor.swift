import GravityPresentation

/// Watches a run event by event and tells which properties do not hold.
///
/// It goes by what the machine was told and what it answered, and asks the machine only what is over by now. A
/// run has to be watched from its start: what a monitor has not seen begin is over to it.
struct PropertyMonitor: Sendable {
  var memory = PropertyMemory()
  /// What was found since somebody took it.
  var breaks: [PropertyBreak] = []
  /// The first break of each property, in the order in which they came; nil where nobody asks for times.
  private(set) var firstBreaks: [TimedBreak]?
  private var terms: PropertyTerms?

  /// - Parameter keepsTimes: Whether the first break of each property is kept with its time.
  init(keepsTimes: Bool = false) {
    firstBreaks = keepsTimes ? [] : nil
  }

  /// - Parameters:
  ///   - event: What the machine was told.
  ///   - effects: What it answered; the world has performed it.
  ///   - host: The screens as the machine saw them.
  ///   - world: The world afterwards.
  mutating func observe(_ event: Event, _ effects: [Effect], in host: HostSnapshot, of world: SimulatedWorld)
  {
    let terms = terms(of: world)
    var answer = WatchedAnswer(EventConcern(of: event, in: memory), terms, at: world.now)
    switch event {
    case .killed:
      // T3: it ends without a report, and breaks nothing.
      memory = PropertyMemory()
      return
    case .presentationLocked: memory.isLocked = terms.hasLock
    case .presentationUnlocked: memory.isLocked = false
    case .responded(.click(let id), _): memory[trigger: Int(id.ticket.slot)] = WatchedTrigger()
    case .viewAppeared: appear(&answer)
    case .initialized, .viewTracked, .eventTriggered, .lockListenerChanged, .contentShown, .configured,
      .contentRequested, .engaged, .productEngaged, .responded, .trackingAnswered, .timerFired,
      .appearingEnded, .dismissalEnded, .presentationRefused, .tapped, .swiped, .backPressed,
      .visibilityChanged, .inputChanged, .inlineTapped, .inlineSeen, .cardSeen, .pushAnswered,
      .controllerGone, .enteredBackground, .enteredForeground:
      break
    }
    for effect in effects {
      take(effect, of: event, effects, in: host, of: world, &answer)
    }
    if answer.hasCrashed {
      memory = PropertyMemory()
      return
    }
    checkAppearance(effects, in: world, answer)
    checkTap(event, effects, in: world, answer)
    if answer.concern.isGone, answer.hasEffect { find(.goneIsGone, known: effects, answer) }
    endSessions(effects, in: world, answer)
  }

  private mutating func terms(of world: SimulatedWorld) -> PropertyTerms {
    if let terms { return terms }
    let found = PropertyTerms(world.machine.environment.profile.policy)
    terms = found
    return found
  }

  /// A property is broken.
  ///
  /// - Parameter quirk: What the break is known by.
  mutating func find(_ property: PropertyID, _ quirk: QuirkKind?, at time: Instant) {
    let found = PropertyBreak(property: property, quirk: quirk)
    breaks.append(found)
    guard firstBreaks?.contains(where: { $0.found.property == property }) == false else { return }
    firstBreaks?.append(TimedBreak(found: found, time: time))
  }

  /// A property is broken, as a quirk or not.
  ///
  /// - Parameters:
  ///   - effects: Those of the step, which may tell of a quirk that breaks the property.
  ///   - content: What a quirk has to be about, where it is about a content at all.
  mutating func find(
    _ property: PropertyID, known effects: [Effect], about content: ContentID? = nil,
    _ answer: WatchedAnswer
  ) {
    find(property, property.quirk(in: effects, about: content), at: answer.time)
  }

  /// The first break of a property, where times are kept.
  func firstBreak(of property: PropertyID) -> TimedBreak? {
    firstBreaks?.first { $0.found.property == property }
  }
}
