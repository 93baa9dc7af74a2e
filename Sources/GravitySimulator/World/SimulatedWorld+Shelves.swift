import GravityPresentation

/// What the SDK's detectors of product cards see (E5).
extension SimulatedWorld {
  mutating func tell(_ id: ShelfID, _ event: ShelfEvent) {
    guard isAlive, let place = shelves.firstIndex(where: { $0.id == id }) else { return }
    recording.note(event, of: id, at: now)
    var effects: [ShelfEffect] = []
    shelves[place].value.handle(event, in: machine.environment, at: now) { effects.append($0) }
    for effect in effects { perform(effect, of: id) }
  }

  private mutating func perform(_ effect: ShelfEffect, of id: ShelfID) {
    recording.note(effect, of: id, at: now)
    switch effect {
    case .report(let slot): queue.add(.cardSeen(slot))
    case .startTimer(let card, let due): agenda.add(.cardSecond(id, card), at: due)
    case .cancelTimer(let card):
      if !agenda.remove(.cardSecond(id, card)) { find("a card cancelled a timer that does not run") }
    case .quirk(let quirk): record([quirk])
    case .note: break
    }
  }

  /// The cards of what appears now, which is fully visible (D13).
  mutating func openShelf(of id: PresentationID) {
    guard let content = content(of: id), !host.isLeaving(id) else { return }
    open(.presentation(id), content)
    tell(.presentation(id), .contentSeen(thousandths: 1000))
  }

  /// The cards of each content that a component draws, seen as far as the content is.
  mutating func updateShelves(of id: InlineID) {
    guard let component = inline[id] else { return }
    let blocks = component.value.blocks
    let drawn = blocks.map { ShelfID.inline(id, catalog.base(of: $0.content)) }
    for shelf in shelves where shelf.id.component == id && !drawn.contains(shelf.id) { close(shelf.id) }
    for (block, shelfID) in zip(blocks, drawn) {
      if !shelves.contains(where: { $0.id == shelfID }) { open(shelfID, block.content) }
      let share = component.value.share(of: block)
      guard let shelf = shelves.first(where: { $0.id == shelfID }), shelf.value.thousandths != share else {
        continue
      }
      tell(shelfID, .contentSeen(thousandths: share))
    }
  }

  private mutating func open(_ id: ShelfID, _ content: ContentID) {
    let value = ProductShelf(of: content, in: catalog)
    if !value.cards.isEmpty { shelves.append(OpenShelf(id: id, content: content, value: value)) }
  }

  mutating func close(_ id: ShelfID) {
    tell(id, .ended)
    shelves.removeAll { $0.id == id }
  }

  mutating func endShelvesOfWhatIsGone() {
    guard shelves.contains(where: { $0.id.component == nil }) else { return }
    let there = host.presentations
    for shelf in shelves {
      if case .presentation(let id) = shelf.id, !there.contains(id) { close(shelf.id) }
    }
  }
}

extension ShelfID {
  /// The inline component whose cards they are.
  var component: InlineID? {
    switch self {
    case .presentation: nil
    case .inline(let id, _): id
    }
  }
}
