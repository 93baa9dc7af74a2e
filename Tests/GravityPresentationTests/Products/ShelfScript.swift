@testable import GravityPresentation

/// Drives the detectors of one content's cards: each input answers with its exact effects, a line each.
struct ShelfScript {
  let environment: PresentationEnvironment
  var shelf: ProductShelf
  var now = Instant.start
  private(set) var timers: [(card: Int, due: Instant)] = []

  init(_ profile: Profile = .ios, plugins: PlugIns = .standard, _ content: Content) {
    var builder = CatalogBuilder(profile: profile, plugins: plugins)
    let body = builder.add(Campaign("campaign", content).response, drawsInline: true)
    environment = builder.environment()
    let drawn = environment.catalog.inlineContents(of: body).first ?? ContentID(index: 0)
    shelf = ProductShelf(of: drawn, in: environment.catalog)
  }

  /// A row whose slots have these `slotId`s.
  init(_ profile: Profile, slotIDs: [String?]) {
    let slots = slotIDs.enumerated().map { number, name in
      Slot(item: .object([]), strId: "\(number)", slotId: name)
    }
    self.init(
      profile,
      Content(
        contentId: "goods", deliveryMethod: "inline",
        variables: Variables(elements: [.of("products-container")]),
        products: Products(strategyId: "strategy", slots: slots)))
  }

  mutating func drive(_ event: ShelfEvent) -> [String] {
    var effects: [ShelfEffect] = []
    shelf.handle(event, in: environment, at: now) { effects.append($0) }
    for effect in effects {
      if case .startTimer(let card, let due) = effect { timers.append((card, due)) }
      if case .cancelTimer(let card) = effect { timers.removeAll { $0.card == card } }
    }
    return effects.map(line)
  }

  mutating func wait(_ time: Milliseconds) -> [String] {
    now = now + time
    var lines: [String] = []
    while let place = timers.firstIndex(where: { $0.due <= now }) {
      lines += drive(.secondPassed(timers.remove(at: place).card))
    }
    return lines
  }

  private func line(_ effect: ShelfEffect) -> String {
    switch effect {
    case .report(let slot): "seen \(environment.catalog.place(of: slot) ?? -1)"
    case .startTimer(let card, let due): "timer \(card) \(due.milliseconds)"
    case .cancelTimer(let card): "cancel \(card)"
    case .quirk(let quirk): "quirk \(quirk.id.rawValue) \(quirk.kind)"
    case .note(let note): "note \(note)"
    }
  }
}
