/// The SDK's detectors of the cards that one appearance of one content draws (E5).
///
/// A value beside the machine, which reports what comes out of it. A card's share of the window is the smaller of
/// its own and its content's.
public struct ProductShelf: Hashable, Sendable {
  public internal(set) var cards: [ProductCard]
  /// So much of the content's area is in the window.
  public internal(set) var thousandths: Int32 = 0

  /// - Parameter content: What is drawn; nothing is in sight before its share is told.
  public init(of content: ContentID, in catalog: Catalog) {
    var leaders: [String: Int] = [:]
    cards = catalog.cardIDs(of: content).enumerated().map { number, slot in
      guard let name = catalog.slot(slot)?.slotId else { return ProductCard(slot: slot, leader: nil) }
      let leader = leaders[name] ?? number
      leaders[name] = leader
      return ProductCard(slot: slot, leader: leader)
    }
  }

  /// Takes one event; there is an effect for each, at least a note.
  public mutating func handle(
    _ event: ShelfEvent, in environment: PresentationEnvironment, at now: Instant,
    _ emit: (ShelfEffect) -> Void
  ) {
    var isAnswered = false
    let context = InlineContext(environment: environment, now: now)
    take(event, context) { effect in
      isAnswered = true
      emit(effect)
    }
    if !isAnswered { emit(.note(.nothingChanged)) }
  }

  private mutating func take(
    _ event: ShelfEvent, _ context: InlineContext, _ emit: (ShelfEffect) -> Void
  ) {
    switch event {
    case .contentSeen(let thousandths):
      self.thousandths = thousandths
      for number in cards.indices { look(at: number, context, emit) }
    case .cardSeen(let number, let thousandths):
      guard cards.indices.contains(number) else { return emit(.note(.noSuchCard)) }
      cards[number].thousandths = thousandths
      look(at: number, context, emit)
    case .secondPassed(let number):
      guard cards.indices.contains(number), cards[number].traits.contains(.sightIsTimed) else {
        return emit(.note(.tooLate))
      }
      cards[number].traits.remove(.sightIsTimed)
      report(number, context, emit)
    case .ended:
      thousandths = 0
      for number in cards.indices { loseSight(of: number, emit) }
    }
  }

  private mutating func look(at number: Int, _ context: InlineContext, _ emit: (ShelfEffect) -> Void) {
    let card = cards[number]
    guard min(thousandths, card.thousandths) >= 500 else { return loseSight(of: number, emit) }
    if isSilent(number, context, emit) { return }
    switch context.policy.visibleImpression {
    case .atOnce: if !card.traits.contains(.reported) { report(number, context, emit) }
    case .afterASecond:
      guard !card.traits.contains(.isInSight) else { return }
      cards[number].traits.formUnion([.isInSight, .sightIsTimed])
      emit(.startTimer(number, at: context.now + .seconds(1)))
    }
  }

  private mutating func loseSight(of number: Int, _ emit: (ShelfEffect) -> Void) {
    let traits = cards[number].traits
    cards[number].traits.subtract([.isInSight, .sightIsTimed])
    if traits.contains(.sightIsTimed) { emit(.cancelTimer(number)) }
  }

  private mutating func report(_ number: Int, _ context: InlineContext, _ emit: (ShelfEffect) -> Void) {
    // Another card of its name may have been reported while its second ran.
    if isSilent(number, context, emit) { return }
    if cards[number].traits.contains(.reported) { quirk(.productImpressionRepeats, number, context, emit) }
    cards[number].traits.insert(.reported)
    if let leader = cards[number].leader { cards[leader].traits.insert(.nameReported) }
    emit(.report(cards[number].slot))
  }

  /// Whether the card's sight is none of those that are reported, and so is told of once.
  private mutating func isSilent(
    _ number: Int, _ context: InlineContext, _ emit: (ShelfEffect) -> Void
  ) -> Bool {
    let card = cards[number]
    let kind: QuirkKind
    switch context.policy.productImpressions {
    case .eachCard: return false
    case .eachSlotID where card.traits.contains(.reported): return false
    case .eachSlotID:
      if let leader = card.leader {
        guard cards[leader].traits.contains(.nameReported) else { return false }
        kind = .cardsShareSlotID
      } else {
        kind = .cardWithoutSlotID
      }
    }
    guard !card.traits.contains(.silenceTold) else { return true }
    cards[number].traits.insert(.silenceTold)
    quirk(kind, number, context, emit)
    return true
  }

  private func quirk(
    _ kind: QuirkKind, _ number: Int, _ context: InlineContext, _ emit: (ShelfEffect) -> Void
  ) {
    guard context.policy.quirks.contains(kind) else { return }
    emit(.quirk(Quirk(kind, .slot(cards[number].slot))))
  }
}
