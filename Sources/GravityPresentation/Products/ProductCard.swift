/// One drawn card, and what was reported of it.
public struct ProductCard: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let reported = Traits(rawValue: 1)
    static let isInSight = Traits(rawValue: 2)
    /// The second runs that it must be in sight for (E3).
    static let sightIsTimed = Traits(rawValue: 4)
    /// That its sight is not reported was told (E5).
    static let silenceTold = Traits(rawValue: 8)
    /// A card of its `slotId` was reported; kept on the first of them.
    static let nameReported = Traits(rawValue: 16)
  }

  public let slot: SlotID
  /// The first card with the same `slotId`, by its number; nil for one without.
  let leader: Int?
  /// So much of it is in the window as far as it alone decides; fully by default (D13).
  var thousandths: Int32 = 1000
  var traits: Traits = []
}
