/// The sentences about product cards in explanations (E5).
enum CardWording {
  static let noURLs = "its `events` have no entry `visible_impression`, so no urls (E7)"
  static let noSlotID = "without `slotId` this SDK reports none (E5)"
  static let twin = "another product with its `slotId` was reported, and this SDK reports one of them (E5)"
}
