/// One product slot, as the machine reads it (E5, E6).
public struct SlotRecord: Hashable, Sendable {
  public let content: ContentID
  /// Its place among the content's slots.
  public let place: UInt32
  let click: Range<UInt32>
  let visibleImpression: Range<UInt32>
  /// That it is seen calls the app back (E7).
  let callsBack: Bool

  func urls(of engagement: ProductEngagement) -> Range<UInt32> {
    switch engagement {
    case .click: click
    case .visibleImpression: visibleImpression
    }
  }
}
