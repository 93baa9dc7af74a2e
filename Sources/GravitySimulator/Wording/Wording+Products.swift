import GravityPresentation

/// The sentences about product cards (D11, E5, E6).
extension Wording {
  static func ownCardTapped(_ number: Int) -> String {
    "card \(number) is drawn by the SDK, and the app sends no click for it (E6)"
  }

  static func cardInTransition(_ number: Int) -> String {
    "the tap on card \(number) is ignored: a transition runs (D12)"
  }

  /// How many cards a content draws, or why none.
  static func cards(of content: ContentID, in world: SimulatedWorld) -> String {
    let name = name(of: content, in: world)
    let count = world.catalog.cardIDs(of: content).count
    if count == 1 { return "\(name) draws 1 card, number 0" }
    if count > 0 { return "\(name) draws \(count) cards, counted from 0" }
    if world.catalog.slotIDs(of: content).isEmpty {
      return world.machine.environment.plugins.productFilter == nil
        ? "\(name) has no products" : "\(name) has no products, or the app's filter left none (N3)"
    }
    if world.catalog.drawsProducts(content, under: world.machine.environment.profile.policy) {
      return "the app has no product view builder, so the cells of \(name) are empty (D11)"
    }
    return "\(name) draws no products container under \(world.machine.environment.profile.name) (D11)"
  }

  static func text(of event: ShelfEvent, on id: ShelfID, in world: SimulatedWorld) -> String {
    let owner = owner(of: id, in: world)
    return switch event {
    case .contentSeen(let thousandths):
      "the cards of \(owner): \(percent(thousandths)) of their content is in the window"
    case .cardSeen(let number, let thousandths):
      "card \(number) of \(owner) is visible by \(percent(thousandths))"
    case .secondPassed(let number): "card \(number) of \(owner) was in sight for a second"
    case .ended: "the cards of \(owner) leave the screen"
    }
  }

  /// An effect as a line of a trace; nil for one that the machine's own line tells of.
  static func line(
    of effect: ShelfEffect, of id: ShelfID, in world: SimulatedWorld
  ) -> (kind: String, text: String)? {
    switch effect {
    case .report, .quirk, .note(.nothingChanged): nil
    case .startTimer(let number, let due):
      (
        "effect",
        "start timer second in sight of card \(number) of \(owner(of: id, in: world)), due at \(TimeText.seconds(due))"
      )
    case .cancelTimer(let number):
      ("effect", "cancel timer second in sight of card \(number) of \(owner(of: id, in: world))")
    case .note(let note): ("note", "cards of \(owner(of: id, in: world)): \(text(of: note))")
    }
  }

  /// The content that the cards belong to.
  static func owner(of id: ShelfID, in world: SimulatedWorld) -> String {
    switch id {
    case .presentation(let id): world.contentName(of: id)
    case .inline(_, let content): name(of: content, in: world)
    }
  }

  private static func text(of note: ShelfNote) -> String {
    switch note {
    case .nothingChanged: "nothing changed"
    case .noSuchCard: "there is no such card"
    case .tooLate: "too late: this no longer matters"
    }
  }
}
