import GravityPresentation

/// One content on a map.
struct MapContent: Hashable, Sendable {
  /// Why a content is never on the screen.
  enum Obstacle: String, Hashable, Sendable, Encodable {
    /// P6: it would be the root, and draws nothing.
    case noElements
    /// P10: its delivery method is unknown, or presents nothing.
    case notPresentable
    /// D7.
    case unknownTemplate
    /// P15.
    case frameMissing
  }

  /// How a user gets stuck in it.
  enum Mark: String, Hashable, Sendable, Encodable {
    /// Nothing takes it off the screen.
    case deadEnd
    /// It gives way only to contents that never leave the screen.
    case trap
  }

  let contentID: String
  let method: String
  let step: Int?
  /// It is presented first (P5).
  let isRoot: Bool
  /// An inline component draws it (N1), and nothing can take it away.
  let isInline: Bool
  let obstacle: Obstacle?
  /// It is the root or drawn inline, or a way leads to it from there.
  var isReachable = false
  var mark: Mark?
  /// In the order of their occasions; those that never come are left out.
  let reports: [MapOccasion]
}
