/// One variation of one campaign of the payload.
struct MapVariation: Hashable, Sendable {
  /// Counted from 1, as the payload has them.
  let campaignNumber: Int
  /// Counted from 1 within the campaign.
  let number: Int
  let campaignID: String
  let variationID: String
  /// The places of its contents among those of the map.
  let contents: Range<Int>
  /// Only the first of the first campaign is presented (P5).
  let isPresented: Bool
}
