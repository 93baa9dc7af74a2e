import GravityPresentation

/// What can happen in a state, in a fixed order: the user, what is due, the system, the app.
extension WorldModel {
  func appendEvents(in state: ExploredState, to events: inout [ExploredEvent]) {
    world.resume(state.situation)
    let clocks = ClockTraits(of: world)
    if state.isCatchingUp {
      for clock in state.zone.clocks where clocks.timers.contains(clock) {
        guard state.zone.canBeOverdue(clock, among: clocks.timers) else { continue }
        events.append(.overdue(clock: UInt8(truncatingIfNeeded: clock)))
      }
      guard state.zone.canBeInTime(clocks.timers) else { return }
    }
    var zone = state.zone
    if state.isCatchingUp { catchUp(&zone, clocks) }
    let hasRoom = zone.leavesRoom(clocks)
    if hasRoom, world.isAlive {
      if world.system.isPromptUp {
        events.append(.prompt(isAllowed: true))
        events.append(.prompt(isAllowed: false))
      } else if !world.isInBackground {
        appendTouches(to: &events)
      }
    }
    appendDue(zone, clocks, to: &events)
    guard hasRoom else { return }
    appendLife(in: state, to: &events)
    appendCalls(in: state, to: &events)
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

  private func appendDue(_ zone: Zone, _ clocks: ClockTraits, to events: inout [ExploredEvent]) {
    let entries = world.agenda.entries
    for clock in zone.clocks {
      let number = UInt8(truncatingIfNeeded: clock)
      if case .response(_, let response) = entries[entries.count - clock].task {
        // Either way an answer comes before its time is over, and not at an instant that is another's.
        guard zone.leavesRoom(clocks, but: clock) else { continue }
        if case .answered = response { events.append(.answer(clock: number, succeeds: true)) }
        events.append(.answer(clock: number, succeeds: false))
      } else if !clocks.waiting.contains(clock), zone.canRunOut(clock, clocks) {
        events.append(.due(clock: number))
      }
    }
  }

  private func appendLife(in state: ExploredState, to events: inout [ExploredEvent]) {
    guard world.isAlive else { return }
    if world.isInBackground {
      events.append(.foreground)
    } else if state.backgrounds > 0 {
      events.append(.background)
    }
    if world.machine.isLocked {
      events.append(.unlock)
    } else if state.locks > 0 {
      events.append(.lock)
    }
    if state.leaves > 0, let screen = world.host.screens.last(where: { $0.id.appNumber != nil }) {
      events.append(.leave(screen.id))
    }
  }

  private func appendCalls(in state: ExploredState, to events: inout [ExploredEvent]) {
    var tried: [Step] = []
    for (number, step) in plan.alphabet.enumerated() where state.calls >> UInt64(number) & 1 == 0 {
      // Of equal calls the first is as good as any.
      if !tried.contains(step), isPossible(step, in: state) { events.append(.call(UInt16(number))) }
      if plan.bounds.keepsOrder { return }
      tried.append(step)
    }
  }
}
