/// One product of a content: whether its card was seen and clicked, and why not (D11, E5, E6).
struct CardStory: Encodable, Sendable {
  /// The content's slot, from 0.
  let slot: Int
  let content: String
  var sku: String?
  /// When its visible impression was reported.
  let times: [Int64]
  var callback: String?
  var urls: [URLStory] = []
  /// When the app reported a click of it by hand.
  let clicks: [Int64]
  var because: [String] = []
}
