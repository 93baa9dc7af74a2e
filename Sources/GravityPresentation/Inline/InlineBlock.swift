/// One content that an inline component draws, and what was reported of it.
public struct InlineBlock: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let impressionReported = Traits(rawValue: 1)
    static let visibleReported = Traits(rawValue: 2)
    /// Half of it is in the window, where that must last for a visible impression (E3).
    static let isInSight = Traits(rawValue: 4)
    /// The second runs that it must be in sight for (E3).
    static let sightIsTimed = Traits(rawValue: 8)
    /// That nothing is reported of its sight was told (E11).
    static let silenceTold = Traits(rawValue: 16)
  }

  public internal(set) var content: ContentID
  /// So much of it is in the window as far as it alone decides; fully by default (D13).
  var thousandths: Int32 = 1000
  var traits: Traits = []
}
