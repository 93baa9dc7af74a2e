/// One showing of one content, in sixteen bytes.
struct PresentationSlot: Hashable, Sendable {
  /// Where the presentation stands.
  enum Phase: Hashable, Sendable {
    /// Nothing is here. To `requested`.
    case free
    /// The presenter was asked and has not answered. To `appearing` or `free`.
    case requested
    /// The view appears; taps are ignored (D12). To `shown`, `leaving` or `free`.
    case appearing
    /// The user can act. To `leaving`, `disappearing`, `givingWay` or `free`.
    case shown
    /// A snack bar leaves by itself (D5). To `free`.
    case leaving
    /// A dismissal was asked for and its transition runs; so many closes are reported when it has ended (D12).
    /// To `givingWay`, `lingering` or `free`.
    case disappearing(closesOwed: UInt8)
    /// As `disappearing`, and the step is presented when the transition has ended: as part of the same session
    /// where no close was reported (A9). To `lingering` or `free`.
    case givingWay(ContentID, handsOverSession: Bool)
    /// The view is gone, but its snack bar timer still runs and will report a second close (D9). To `free`.
    case lingering
  }

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The view has been there, and its impression is accounted for.
    static let appeared = Traits(rawValue: 1)
    static let visibleReported = Traits(rawValue: 2)
    /// Its close is accounted for: reported, or never to be (E4).
    static let closeReported = Traits(rawValue: 4)
    /// A step that took over its predecessor's session (A9, E10).
    static let continuesSession = Traits(rawValue: 8)
    /// Half of it is in the window, where that must last for a visible impression (E3).
    static let isInSight = Traits(rawValue: 16)
    /// Dismissed, and the timer of its stay has fired since; that of its removal runs (D9).
    static let stayEnded = Traits(rawValue: 32)
    /// The timer of its removal has fired too, before its dismissal was answered (D9).
    static let removalEnded = Traits(rawValue: 64)
    /// The second runs that it must be in sight for (E3).
    static let sightIsTimed = Traits(rawValue: 128)
  }

  var phase: Phase = .free
  var traits: Traits = []
  var serial: UInt16 = 0
  var content = ContentID(index: 0)
  var host: ControllerID = .none

  static let free = PresentationSlot()

  /// Whether something is on screen, or was asked to be.
  var isLive: Bool {
    switch phase {
    case .free, .lingering: false
    case .requested, .appearing, .shown, .leaving, .disappearing, .givingWay: true
    }
  }
}
