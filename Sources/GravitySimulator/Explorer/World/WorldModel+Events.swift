import GravityPresentation

/// What can happen in a state, in a fixed order: the user, what is due, the system, the app.
extension WorldModel {
  func appendEvents(in state: ExploredState, to events: inout [ExploredEvent]) {
    world.resume(state.situation)
    let gate = EventGate(state.times, clocks)
    for event in possibleEvents() where gate.lets(event, state.times) && state.allowance.lets(event, plan) {
      events.append(event)
    }
  }

  /// What the world's situation allows, whatever the time and the bounds.
  func possibleEvents() -> [ExploredEvent] {
    let clocks = self.clocks
    var events: [ExploredEvent] = []
    appendDue(clocks, to: &events)
    if world.isAlive {
      if world.system.isPromptUp {
        events.append(.prompt(isAllowed: true))
        events.append(.prompt(isAllowed: false))
      } else if !world.isInBackground {
        appendTouches(to: &events)
      }
      appendLife(to: &events)
    }
    appendCalls(to: &events)
    return events
  }

  /// What a finger can reach: the top-most campaign, and a snack bar that lies on it. What it touches during a
  /// transition is ignored (D12), and so is not tried.
  private func appendTouches(to events: inout [ExploredEvent]) {
    let host = world.host
    guard let top = host.topMost else { return }
    guard top.transition == .none else { return }
    let overlay = host.overlays.last { $0.host == top.id }
    if let overlay, overlay.transition == .none, !overlay.isLeaving {
      appendTouches(of: overlay.content, in: overlay.presentation, to: &events)
    }
    if let id = top.id.presentation, let content = top.content,
      top.presenter.map({ host[$0]?.transition == Screen.Transition.none }) ?? true
    {
      appendTouches(of: content, in: id, to: &events)
    }
    appendBack(top: top, overlay: overlay, to: &events)
    if !world.inline.mounted.isEmpty { appendInlineTouches(on: top.id, to: &events) }
  }

  private func appendTouches(
    of content: ContentID, in id: PresentationID, to events: inout [ExploredEvent]
  ) {
    for touch in touches[content] {
      switch touch {
      case .tap(let target): events.append(.tap(id, target))
      case .swipe(let direction): events.append(.swipe(id, direction))
      }
    }
  }

  /// D8.
  private func appendBack(top: Screen, overlay: Overlay?, to events: inout [ExploredEvent]) {
    switch world.machine.environment.profile.policy.back {
    case .isMissing: break
    case .closesEveryMethod:
      if let id = overlay?.presentation ?? top.id.presentation { events.append(.back(id)) }
    case .closesModalKinds:
      if let id = top.id.presentation { events.append(.back(id)) }
    }
  }

  /// N2.
  private func appendInlineTouches(on top: ControllerID, to events: inout [ExploredEvent]) {
    for id in world.inline.mounted {
      guard let component = world.inline[id], component.screen == top, component.value.isOnScreen else {
        continue
      }
      for block in component.value.blocks {
        for case .tap(.element(let number)) in touches[block.content] {
          events.append(.inlineTap(id, block.content, .element(number)))
        }
      }
    }
  }

  private func appendDue(_ clocks: ClockTraits, to events: inout [ExploredEvent]) {
    let entries = world.agenda.entries
    for clock in 1..<(entries.count + 1) {
      let number = UInt8(truncatingIfNeeded: clock)
      if clocks.timers.contains(clock), !world.isInBackground { events.append(.overdue(clock: number)) }
      if case .response(_, let response) = entries[entries.count - clock].task {
        if case .answered = response { events.append(.answer(clock: number, succeeds: true)) }
        events.append(.answer(clock: number, succeeds: false))
      } else if !clocks.waiting.contains(clock) {
        events.append(.due(clock: number))
      }
    }
  }

  private func appendLife(to events: inout [ExploredEvent]) {
    events.append(world.isInBackground ? .foreground : .background)
    events.append(world.machine.isLocked ? .unlock : .lock)
    if let screen = world.host.screens.last(where: { $0.id.appNumber != nil }) {
      events.append(.leave(screen.id))
    }
  }

  private func appendCalls(to events: inout [ExploredEvent]) {
    for (number, step) in plan.alphabet.enumerated() where isPossible(step) {
      events.append(.call(UInt16(number)))
    }
  }
}
