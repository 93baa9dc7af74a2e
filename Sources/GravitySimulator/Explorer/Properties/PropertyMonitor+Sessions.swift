import GravityPresentation

/// E4, E10, A9: one close for each session; a chain of steps that take over from each other is one.
extension PropertyMonitor {
  /// A presentation begins, perhaps in the slot of one that has just ended.
  mutating func begin(
    _ id: PresentationID, _ content: ContentID, of event: Event, _ effects: [Effect],
    in world: SimulatedWorld, _ answer: WatchedAnswer
  ) {
    var traits = WatchedPresentation.Traits.isThere
    if answer.terms.handsOver, event.endsDismissal, let place = answer.concern.place {
      traits.formUnion(memory[place].traits.intersection([.closed, .closesTwice, .closesSilently]))
      if memory[place].isInSession { traits.insert(.continues) }
      memory[place].traits.insert(.handedOver)
    }
    let place = Int(id.ticket.slot)
    if memory[place].isThere {
      endSession(at: place, effects, in: world, answer)
      memory.forget(place)
    }
    memory[place] = WatchedPresentation(content: content, serial: id.ticket.serial, traits: traits)
  }

  mutating func takeClose(
    of content: ContentID, _ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer
  ) {
    guard let place = closing(content, in: world, answer) else { return }
    let traits = memory[place].traits
    if !memory[place].isInSession { find(.reportsInOrder, known: effects, about: content, answer) }
    if traits.contains(.closed) {
      let quirk = PropertyID.oneClose.quirk(in: effects, about: content)
      find(
        .oneClose, quirk ?? (traits.contains(.closesTwice) ? .cancelClosesTwice : nil), at: answer.time)
    }
    memory[place].traits.insert(.closed)
  }

  /// Which presentation's close it is: that of the one that the event is about, or of one that went with it.
  private func closing(_ content: ContentID, in world: SimulatedWorld, _ answer: WatchedAnswer) -> Int? {
    let subject = answer.concern.place.flatMap { memory[$0].content == content ? $0 : nil }
    if let subject, !memory[subject].traits.contains(.closed) { return subject }
    let lost = PropertyMemory.places.first { place in
      let known = memory[place]
      return known.isThere && known.content == content && known.traits.isDisjoint(with: [.closed, .isGone])
        && !world.machine.isLive(known.id(at: place))
    }
    return lost ?? subject
  }

  /// What is off the screen by now is over, and so is its session.
  mutating func endSessions(_ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer) {
    for place in PropertyMemory.places where memory[place].isThere {
      let id = memory[place].id(at: place)
      if world.machine.isLive(id) { continue }
      if !memory[place].traits.contains(.isGone) {
        endSession(at: place, effects, in: world, answer)
        memory.markGone(place)
      }
      if world.machine.isOver(id) { memory.forget(place) }
    }
  }

  private mutating func endSession(
    at place: Int, _ effects: [Effect], in world: SimulatedWorld, _ answer: WatchedAnswer
  ) {
    let known = memory[place]
    guard known.isInSession, known.traits.isDisjoint(with: [.closed, .handedOver, .isGone]) else { return }
    let told = PropertyID.oneClose.quirk(in: effects, about: known.content)
    let quirk = told ?? (known.traits.contains(.closesSilently) ? .closeIsNotReported : nil)
    // E7: where nobody is called back there is nothing to miss.
    guard quirk != nil || world.catalog.callsBack(.close, of: known.content) else { return }
    find(.oneClose, quirk, at: answer.time)
  }
}

extension Event {
  /// Whether a dismissal can end with it, and the step come that it waited for.
  fileprivate var endsDismissal: Bool {
    switch self {
    case .dismissalEnded, .timerFired(.presenterAnswer): true
    case .initialized, .viewTracked, .eventTriggered, .presentationLocked, .presentationUnlocked,
      .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged, .productEngaged,
      .responded, .trackingAnswered, .timerFired, .viewAppeared, .appearingEnded, .presentationRefused,
      .tapped, .swiped, .backPressed, .visibilityChanged, .inputChanged, .inlineTapped, .inlineSeen,
      .cardSeen, .pushAnswered, .controllerGone, .enteredBackground, .enteredForeground, .killed:
      false
    }
  }
}
