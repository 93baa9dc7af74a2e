import GravityPresentation

/// What happens to inline components, and what they ask for.
extension SimulatedWorld {
  mutating func tell(_ id: InlineID, _ event: InlineEvent) {
    guard isAlive else { return }
    recording.note(event, of: id, at: now)
    var effects: [InlineEffect] = []
    let (environment, time) = (machine.environment, now)
    inline.update(id) { component in
      component.value.handle(event, in: environment, at: time) { effects.append($0) }
    }
    for effect in effects { perform(effect, of: id) }
    updateShelves(of: id)
  }

  private mutating func perform(_ effect: InlineEffect, of id: InlineID) {
    if let source = inline[id]?.source { recording.note(effect, of: id, by: source, at: now) }
    switch effect {
    case .load(let number): load(number, for: id)
    case .report(let occasion, let content): queue.add(.inlineSeen(occasion, content))
    case .startTimer(let content, let due): agenda.add(.inlineSecond(id, content), at: due)
    case .cancelTimer(let content):
      if !agenda.remove(.inlineSecond(id, content)) {
        find("a component cancelled a timer that does not run")
      }
    case .quirk(let quirk): record([quirk])
    case .draw, .note: break
    }
  }

  private mutating func load(_ number: UInt32, for id: InlineID) {
    guard let component = inline[id] else { return }
    let query: ContentQuery =
      switch component.source {
      case .selector(let name): .selector(name)
      case .group(let name): .group(name)
      }
    let load = begin(ContentLoad(query: query, page: component.page, sender: .component(id, number)))
    queue.add(.contentRequested(load, .inlineComponent))
  }

  mutating func endLoad(_ number: UInt32, of component: InlineID, _ outcome: LoadOutcome) {
    switch outcome {
    case .arrived(let body): tell(component, .loaded(number, body))
    case .failed(let failure): tell(component, .failed(number, failure))
    case .refused: tell(component, .failed(number, nil))
    }
  }

  mutating func updateInline(_ id: InlineID, to content: ContentID) { tell(id, .updated(content)) }

  /// What stands on a screen appears, disappears and goes with it.
  mutating func observeScreens() {
    for id in inline.mounted {
      guard let component = inline[id] else { continue }
      guard let screen = host[component.screen] else {
        tell(id, .unmounted)
        continue
      }
      let isThere = screen.isInWindow && !host.isCovered(screen.id, by: covers)
      if isThere != component.value.isOnScreen { tell(id, isThere ? .appeared : .disappeared) }
    }
    endShelvesOfWhatIsGone()
  }

  /// The controllers of campaigns whose views take those under them out of the window, once they are up.
  private var covers: [ControllerID] {
    host.screens.filter { screen in
      guard screen.transition == .none, let id = screen.id.presentation else { return false }
      return behavior(of: id)?.coversHost ?? false
    }.map(\.id)
  }

  /// Everything that was on the app's screens ends with the app (T3).
  mutating func endComponents() {
    for id in inline.mounted { tell(id, .unmounted) }
    shelves.removeAll()
  }
}
