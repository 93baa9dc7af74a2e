import GravityPresentation

/// What is remembered of one presentation: a word.
struct WatchedPresentation: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// There is a presentation.
    static let isThere = Traits(rawValue: 1)
    /// Its view has been there, so that its session has begun.
    static let appeared = Traits(rawValue: 2)
    static let impression = Traits(rawValue: 4)
    static let visibleImpression = Traits(rawValue: 8)
    static let closed = Traits(rawValue: 16)
    /// A step that took over its predecessor's session (A9).
    static let continues = Traits(rawValue: 32)
    /// Its session goes on with a step.
    static let handedOver = Traits(rawValue: 64)
    /// It is off the screen, and a timer still runs for it (D9).
    static let isGone = Traits(rawValue: 128)
    /// A3 was told of the click that dismissed it: two closes are on their way.
    static let closesTwice = Traits(rawValue: 256)
    /// E4 was told of it: no close will come.
    static let closesSilently = Traits(rawValue: 512)
  }

  var content: ContentID
  var serial: UInt16
  var traits: Traits

  static let none = WatchedPresentation(content: ContentID(index: 0), serial: 0, traits: [])

  var isThere: Bool { traits.contains(.isThere) }

  /// Whether a session has begun with it, or goes on.
  var isInSession: Bool { !traits.isDisjoint(with: [.appeared, .continues]) }

  var word: UInt64 { UInt64(content.index) << 32 | UInt64(serial) << 16 | UInt64(traits.rawValue) }

  func id(at place: Int) -> PresentationID {
    PresentationID(ticket: Ticket(serial: serial, slot: UInt8(truncatingIfNeeded: place)))
  }
}
