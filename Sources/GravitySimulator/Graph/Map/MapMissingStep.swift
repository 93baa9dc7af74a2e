/// A step that is asked for and does not come.
struct MapMissingStep: Hashable, Sendable {
  /// Nil where the click has none.
  let step: Int?
  /// A variation that is not presented has it.
  let isElsewhere: Bool
}
