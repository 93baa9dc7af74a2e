/// One content, and what comes of touching it.
struct CheckedContent: Encodable {
  let content: String
  /// Whether the profile shows it at all.
  let isShown: Bool
  let touches: [CheckedTouch]

  /// What takes it off the screen.
  var waysOut: [String] { touches.filter(\.closes).map(\.name) }

  private enum CodingKeys: String, CodingKey {
    case content
    case isShown = "shown"
    case touches
  }
}
