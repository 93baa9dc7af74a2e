/// What can happen in a situation: places in a ``RecallingModel``'s tables.
struct RecalledSituation: Sendable {
  var clocks: ClockTraits
  /// Of its events, whatever time and bounds say.
  var events: Range<UInt32>
}
