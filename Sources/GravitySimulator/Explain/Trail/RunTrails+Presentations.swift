import GravityPresentation

extension RunTrails {
  mutating func takePresentations(_ occurrence: Occurrence) {
    for effect in occurrence.effects {
      guard case .present(let id, let content, let host) = effect else { continue }
      let origin = origin(in: occurrence)
      if case .step(let predecessor) = origin {
        stepPlaces[predecessor, default: []].append(presentations.count)
      }
      presentationPlaces[id] = presentations.count
      latestPresentations[catalog.base(of: content)] = presentations.count
      presentations.append(
        PresentationTrail(id: id, content: content, host: host, origin: origin, asked: occurrence.time))
      if case .candidate(let candidate, let trigger) = origin,
        let number = number(of: candidate, in: trigger)
      {
        triggers[trigger].candidates[number].presentation = id
      }
    }
    if case .viewAppeared(let id) = occurrence.event, let place = presentationPlaces[id],
      presentations[place].appeared == nil
    {
      presentations[place].appeared = occurrence.time
    }
    takeTouch(occurrence)
  }

  private func origin(in occurrence: Occurrence) -> PresentationTrail.Origin {
    if case .responded(let request, _) = occurrence.event,
      case .content(let trigger, let candidate) = request,
      let place = triggerPlaces[trigger]
    {
      return .candidate(candidate, trigger: place)
    }
    if case .timerFired(.delay(let trigger, let candidate)) = occurrence.event,
      let place = triggerPlaces[trigger]
    {
      return .candidate(candidate, trigger: place)
    }
    if let id = occurrence.event.presentation { return .step(from: id) }
    if case .inlineTapped(let id, _, _, _) = occurrence.event { return .stepOfComponent(id) }
    if case .responded(.click(let trigger), _) = occurrence.event, let relay = relays[trigger] {
      switch relay {
      case .presentation(let place, _): return .step(from: presentations[place].id)
      case .component(let place, _): return .stepOfComponent(components[place].id)
      }
    }
    return .byHand
  }

  private mutating func takeTouch(_ occurrence: Occurrence) {
    guard occurrence.event.isTouch, let id = occurrence.event.presentation,
      let place = presentationPlaces[id]
    else { return }
    presentations[place].touches.append(
      TouchTrail(
        time: occurrence.time, statement: occurrence.statement, event: occurrence.event,
        effects: occurrence.effects, content: presentations[place].drawn))
  }

  /// How presentations end; what stands on one that ends, or on a controller that goes, ends with it (D10).
  mutating func takeEndings(_ occurrence: Occurrence) {
    for effect in occurrence.effects {
      if case .dismiss(let id) = effect, let place = presentationPlaces[id] {
        presentations[place].closings.append(
          (occurrence.time, occurrence.event, presentations[place].drawn))
      }
    }
    if case .dismissalEnded(let id) = occurrence.event { end(id, .closed, at: occurrence.time) }
    if case .timerFired(.presenterAnswer(let id)) = occurrence.event { end(id, .closed, at: occurrence.time) }
    if case .timerFired(.removal(let id)) = occurrence.event { end(id, .leftByItself, at: occurrence.time) }
    if case .presentationRefused(let id) = occurrence.event { end(id, .refused, at: occurrence.time) }
    if case .controllerGone(let controller) = occurrence.event {
      loseAll(on: controller, at: occurrence.time)
    }
    if case .killed = occurrence.event { endAll(.appKilled, at: occurrence.time) }
    for effect in occurrence.effects {
      if case .appCrashed = effect { endAll(.appCrashed, at: occurrence.time) }
    }
  }

  private mutating func endAll(_ how: PresentationTrail.Ending, at time: Instant) {
    for place in presentations.indices where presentations[place].ending == nil {
      presentations[place].ending = (time, how)
    }
  }

  private mutating func end(_ id: PresentationID, _ how: PresentationTrail.Ending, at time: Instant) {
    guard let place = presentationPlaces[id], presentations[place].ending == nil else { return }
    presentations[place].ending = (time, how)
    loseAll(on: .campaign(id), at: time)
  }

  private mutating func loseAll(on controller: ControllerID, at time: Instant) {
    for place in standing(on: controller) { presentations[place].ending = (time, .wentWithHost(controller)) }
  }

  /// The presentations that go with what the event says is gone (D10).
  func lost(with event: Event) -> [Int] {
    switch event {
    case .controllerGone(let controller): standing(on: controller)
    case .dismissalEnded(let id), .timerFired(.removal(let id)), .timerFired(.presenterAnswer(let id)):
      standing(on: .campaign(id))
    case .viewAppeared, .appearingEnded, .presentationRefused, .tapped, .swiped, .backPressed,
      .visibilityChanged, .inputChanged, .timerFired, .initialized, .viewTracked, .eventTriggered,
      .presentationLocked, .presentationUnlocked, .lockListenerChanged, .contentShown,
      .configured, .contentRequested, .engaged, .productEngaged, .inlineTapped, .inlineSeen, .cardSeen,
      .responded, .trackingAnswered, .pushAnswered, .enteredBackground, .enteredForeground, .killed:
      []
    }
  }

  private func standing(on controller: ControllerID) -> [Int] {
    var gone = [controller]
    var places: [Int] = []
    // A presentation stands on what was there before it, so one pass meets every chain from below.
    for place in presentations.indices.suffix(Self.openLimit)
    where presentations[place].ending == nil && gone.contains(presentations[place].host) {
      places.append(place)
      gone.append(.campaign(presentations[place].id))
    }
    return places
  }

  /// Only the machine's few slots can be open; a lingering one may be older than the newest.
  private static var openLimit: Int { 64 }
}

extension Event {
  /// The presentation that the event is about.
  var presentation: PresentationID? {
    switch self {
    case .viewAppeared(let id), .appearingEnded(let id), .dismissalEnded(let id),
      .presentationRefused(let id), .tapped(let id, _), .swiped(let id, _), .backPressed(let id),
      .visibilityChanged(let id, _), .inputChanged(let id, _, _):
      return id
    case .timerFired(let timer): return timer.presentation
    case .initialized, .viewTracked, .eventTriggered, .presentationLocked, .presentationUnlocked,
      .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged, .productEngaged,
      .inlineTapped, .inlineSeen, .cardSeen, .responded, .trackingAnswered, .pushAnswered, .controllerGone,
      .enteredBackground, .enteredForeground, .killed:
      return nil
    }
  }

  /// Whether the user touched a presentation.
  var isTouch: Bool {
    switch self {
    case .tapped, .swiped, .backPressed, .inputChanged: true
    case .viewAppeared, .appearingEnded, .dismissalEnded, .presentationRefused, .visibilityChanged,
      .timerFired, .initialized, .viewTracked, .eventTriggered, .presentationLocked,
      .presentationUnlocked, .lockListenerChanged, .contentShown, .configured, .contentRequested, .engaged,
      .productEngaged, .inlineTapped, .inlineSeen, .cardSeen, .responded, .trackingAnswered, .pushAnswered,
      .controllerGone, .enteredBackground, .enteredForeground, .killed:
      false
    }
  }
}

extension TimerID {
  fileprivate var presentation: PresentationID? {
    switch self {
    case .delay: nil
    case .selfDismissal(let id), .removal(let id), .visibility(let id), .presenterAnswer(let id): id
    }
  }
}
