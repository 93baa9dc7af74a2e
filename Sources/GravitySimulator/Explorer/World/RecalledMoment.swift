/// What can happen at a moment: places in a ``RecallingModel``'s tables.
struct RecalledMoment: Sendable {
  /// Of the events that time lets happen.
  var events: Range<Int32>
}
