extension ContentCompiler {
  /// Every slot joins, since the app can report any by hand (E8).
  func appendSlots(of context: ContentContext, into catalog: inout Catalog) -> Range<UInt32> {
    let start = UInt32(catalog.slots.count)
    for (place, slot) in (context.content.products?.slots ?? []).enumerated() {
      let entry = slot.events?.first { $0.type == ProductEngagement.visibleImpression.wireName }
      let click = appendURLs(ofType: ProductEngagement.click.wireName, of: slot, into: &catalog)
      let visible = appendURLs(ofType: ProductEngagement.visibleImpression.wireName, of: slot, into: &catalog)
      catalog.slots.append(
        SlotRecord(
          content: context.id, place: UInt32(place), click: click, visibleImpression: visible,
          callsBack: !policy.callbackNeedsEntry || entry != nil))
    }
    return start..<UInt32(catalog.slots.count)
  }

  private func appendURLs(
    ofType type: String, of slot: Slot, into catalog: inout Catalog
  ) -> Range<UInt32> {
    let start = UInt32(catalog.urls.count)
    catalog.urls += (slot.events?.first { $0.type == type }?.urls ?? []).map { TrackingURL($0) }
    return start..<UInt32(catalog.urls.count)
  }

  /// D11: a container is drawn, and somebody draws what is in it.
  func drawsCards(_ drawn: [Int], of content: Content) -> Bool {
    guard plugins.buildsProductCards || policy.drawsOwnCards else { return false }
    let elements = content.variables?.elements ?? []
    return drawn.contains { place in
      ElementKind(wireName: elements[place].type, under: policy) == .productsContainer
    }
  }
}
