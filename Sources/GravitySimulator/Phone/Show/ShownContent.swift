/// One content of a payload, ready to be drawn.
struct ShownContent: Sendable {
  let campaignID: String
  /// The place of its variation among those of the payload, from 1; nil where there is one.
  let variation: Int?
  let contentID: String
  let method: String
  let step: Int?
  let scene: PhoneScene
  /// Why nothing presents it; nil where something does.
  let obstacle: String?
  /// How many elements wait for an answer.
  let waiting: Int
}
