import GravityPresentation

/// Inline components and product cards (N1, E5).
extension RunTrails {
  /// What the components' own lines of the timeline say.
  mutating func takeComponents(of world: SimulatedWorld) {
    components = world.inline.components.indices.map {
      InlineTrail(id: InlineID(index: UInt16(truncatingIfNeeded: $0)))
    }
    for entry in world.recording.timeline {
      switch entry.kind {
      case .inline(let id, let event): take(event, of: Int(id.index), at: entry.time)
      case .inlineEffect(let id, .draw(let drawing), let source):
        components[Int(id.index)].drawings.append((entry.time, drawing, source))
      case .inlineEffect, .shelf, .shelfEffect, .event, .effect, .remark, .log, .usage, .statement: continue
      }
    }
    senders = world.loads.map { load in
      switch load.sender {
      case .component(let id, _): Int(id.index)
      case .app: nil
      }
    }
  }

  private mutating func take(_ event: InlineEvent, of place: Int, at time: Instant) {
    switch event {
    case .mounted: components[place].mounted = time
    case .appeared: components[place].appearances.append(time)
    case .unmounted: components[place].gone = components[place].gone ?? time
    case .rebound, .disappeared, .loaded, .failed, .seen, .contentSeen, .secondPassed, .updated: break
    }
  }

  mutating func takeInlineTouch(_ occurrence: Occurrence) {
    if case .productEngaged(.click, let slot) = occurrence.event {
      cardClicks[slot, default: []].append(occurrence.time)
    }
    guard case .inlineTapped(let id, let content, _, _) = occurrence.event,
      components.indices.contains(Int(id.index))
    else { return }
    components[Int(id.index)].touches.append(
      TouchTrail(
        time: occurrence.time, statement: occurrence.statement, event: occurrence.event,
        effects: occurrence.effects, content: content))
  }

  /// Whether the report is one of a component's own.
  mutating func fileInline(_ report: ReportTrail, _ occurrence: Occurrence) -> Bool {
    if case .inlineSeen = occurrence.event, let id = occurrence.component {
      components[Int(id.index)].reports.append(report)
      return true
    }
    if case .responded(.load(let load, _), _) = occurrence.event, senders.indices.contains(Int(load.index)),
      let place = senders[Int(load.index)]
    {
      components[place].loads.append(report)
    }
    return false
  }

  /// The urls that belong to no occasion of a content: those of a click inside a component, or of a card.
  mutating func fileInline(urls: [Int], _ occurrence: Occurrence) {
    if case .inlineTapped(let id, _, _, _) = occurrence.event, components.indices.contains(Int(id.index)),
      !components[Int(id.index)].touches.isEmpty
    {
      components[Int(id.index)].touches[components[Int(id.index)].touches.count - 1].urls += urls
    }
    guard case .cardSeen(let slot) = occurrence.event, let shelf = occurrence.shelf else { return }
    var card = cards[shelf]?[slot] ?? CardTrail()
    card.times.append(occurrence.time)
    card.urls += urls
    card.isCalledBack =
      card.isCalledBack || occurrence.effects.contains(.callBack(.productImpression(slot)))
    cards[shelf, default: [:]][slot] = card
  }
}
