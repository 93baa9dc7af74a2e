import GravityActions
import GravityPresentation

/// Tells of the products of one content in one place.
struct CardTeller {
  let teller: StoryTeller
  let shelf: ShelfID
  let content: ContentID
  private let trails: [SlotID: CardTrail]

  init(_ teller: StoryTeller, shelf: ShelfID, content: ContentID) {
    self.teller = teller
    self.shelf = shelf
    self.content = content
    trails = teller.trails.cards[shelf] ?? [:]
  }

  var stories: [CardStory] {
    let slots = teller.catalog.slotIDs(of: content)
    let drawn = !teller.catalog.cardIDs(of: content).isEmpty
    var reportedNames: [String] = []
    return slots.enumerated().map { number, slot in
      let trail = trails[slot] ?? CardTrail()
      let name = teller.catalog.slot(slot)?.slotId
      let twin = name.map { reportedNames.contains($0) } ?? false
      if !trail.times.isEmpty, let name, teller.policy.productImpressions == .eachSlotID {
        reportedNames.append(name)
      }
      return story(of: slot, number, trail, isDrawn: drawn, hasReportedTwin: twin)
    }
  }

  private func story(
    of slot: SlotID, _ number: Int, _ trail: CardTrail, isDrawn: Bool, hasReportedTwin: Bool
  ) -> CardStory {
    var story = CardStory(
      slot: number, content: teller.catalog.name(of: content), sku: sku(of: slot),
      times: trail.times.map(\.milliseconds),
      callback: trail.isCalledBack ? "ProductImpressionEvent" : nil, urls: trail.urls.map(teller.urlStory),
      clicks: (teller.trails.cardClicks[slot] ?? []).map(\.milliseconds))
    if trail.times.isEmpty {
      story.because = [absence(of: slot, isDrawn: isDrawn, hasReportedTwin: hasReportedTwin)]
    } else if trail.urls.isEmpty {
      story.because = [CardWording.noURLs]
    }
    return story
  }

  private func sku(of slot: SlotID) -> String? {
    guard case .string(let sku) = teller.catalog.slot(slot)?.item["sku"] else { return nil }
    return sku
  }

  private func absence(of slot: SlotID, isDrawn: Bool, hasReportedTwin: Bool) -> String {
    guard isDrawn else { return Wording.cards(of: content, in: teller.world) }
    if teller.policy.productImpressions == .eachSlotID {
      if teller.catalog.slot(slot)?.slotId == nil { return CardWording.noSlotID }
      if hasReportedTwin { return CardWording.twin }
    }
    return ReportWording.notSeen
  }
}
