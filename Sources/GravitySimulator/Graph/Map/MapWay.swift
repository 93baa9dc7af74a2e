/// One way from a content: what sets out on it, what it does, where it leads and what it reports.
struct MapWay: Hashable, Sendable {
  /// The place of its content.
  let from: Int
  let trigger: MapTrigger
  /// The element is there only with some answers.
  let isConditional: Bool
  let route: MapRoute?
  /// The word of the click; nil for what is none.
  let action: String?
  let deeds: [MapDeed]
  let callbacks: [MapCount]
  /// Tracking urls by the type of their entry.
  let urls: [MapCount]
  /// Its own content where it leads nowhere else.
  let to: MapPlace
  /// It takes its content off the screen.
  let leaves: Bool
}
