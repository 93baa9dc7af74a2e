import GravityPresentation

/// What an occasion of a content's life reports (E1–E4).
struct MapOccasion: Hashable, Sendable {
  let occasion: Occasion
  let callsBack: Bool
  /// How many urls it hits.
  let urls: Int
}
