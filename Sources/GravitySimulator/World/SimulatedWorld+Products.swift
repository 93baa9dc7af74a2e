import GravityPresentation

/// Product cards under the user's finger (D11, E5, E6).
extension SimulatedWorld {
  /// So much of a card is in the window, in thousandths; no more than of its content counts.
  ///
  /// - Parameters:
  ///   - number: Which of the drawn cards, from 0.
  ///   - content: A content or an inline component; without one the top-most content is meant.
  public mutating func scrollProduct(_ number: Int, in content: String? = nil, thousandths: Int32) throws {
    try requireScreen()
    let (shelf, _) = try card(number, in: content)
    tell(shelf, .cardSeen(number, thousandths: thousandths))
    try runDue()
  }

  /// A tap on a card that the app has built: it sends the click itself, before it navigates (E6).
  mutating func tapProduct(_ number: Int, in content: String?, waits: Bool) throws {
    if let (id, _) = inlineTouched(content) {
      try reach(id, waits: waits)
    } else {
      let id = try touched(content, waits: waits)
      if let end = transitionEnd(of: id), end > now {
        return recording.note(Wording.cardInTransition(number), at: now)
      }
    }
    let (_, slot) = try card(number, in: content)
    guard machine.environment.plugins.buildsProductCards else {
      return recording.note(Wording.ownCardTapped(number), at: now)
    }
    try take(.productEngaged(.click, slot))
  }

  /// The card, or why there is none.
  private func card(_ number: Int, in name: String?) throws -> (ShelfID, SlotID) {
    let shelf: ShelfID
    let content: ContentID
    if let (id, contents) = inlineTouched(name) {
      let having = contents.filter { !catalog.cardIDs(of: $0).isEmpty }
      guard having.count <= 1 else {
        throw WorldError.impossible(
          "\(self.name(of: id)) has cards in several contents",
          possible: "say which: " + having.map { "in=\(catalog.name(of: $0))" }.joined(separator: ", "))
      }
      guard let drawn = having.first ?? contents.first else {
        throw WorldError.impossible(
          "\(self.name(of: id)) draws nothing", possible: inline[id].map { Wording.reason(of: $0, in: self) })
      }
      (shelf, content) = (.inline(id, catalog.base(of: drawn)), drawn)
    } else {
      let id = try presented(name)
      (shelf, content) = (.presentation(id), self.content(of: id) ?? ContentID(index: 0))
    }
    let cards = catalog.cardIDs(of: content)
    guard cards.indices.contains(number), shelves.contains(where: { $0.id == shelf }) else {
      throw WorldError.impossible(
        "\(catalog.name(of: content)) has no card \(number)", possible: Wording.cards(of: content, in: self))
    }
    return (shelf, cards[number])
  }
}
