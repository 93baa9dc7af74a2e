/// One content, and what comes of touching it.
struct CheckedContent: Encodable {
  let content: String
  let method: String
  let step: Int?
  /// It is shown without another content before it.
  let isFirst: Bool
  /// An inline component draws it, and nothing takes it away (N1, N2).
  let isInline: Bool
  /// It comes first, or a way leads to it.
  let isReachable: Bool
  /// Why the profile never shows it.
  let obstacle: String?
  /// How a user gets stuck in it.
  let mark: MapContent.Mark?
  let reports: [CheckedOccasion]
  /// How it goes without anybody's doing.
  let byItself: CheckedLeaving?
  /// The touches after which nothing of the campaign is left.
  let waysOut: [String]
  let touches: [CheckedTouch]
  /// How many come after the last one that is told of.
  let touchesLeftOut: Int
  /// How many product cards it can show.
  let cards: Int
  /// How many urls the clicks on all of them hit.
  let cardURLs: Int

  private enum CodingKeys: String, CodingKey {
    case content, method, step
    case isFirst = "first"
    case isInline = "inline"
    case isReachable = "reachable"
    case obstacle, mark, reports, byItself, waysOut, touches, touchesLeftOut, cards, cardURLs
  }
}
