/// One trigger on its way from request to presentation, or one click that waits for its event, in sixteen bytes.
struct TriggerSlot: Hashable, Sendable {
  /// Where the trigger stands.
  enum Phase: Hashable, Sendable {
    /// No trigger is here. To `listing`.
    case free
    /// The list of candidates is requested (P1). To `loading` or `free`.
    case listing
    /// The content of the candidate is requested (P4). To `delaying`, `presenting`, `loading` (the next
    /// candidate) or `free`.
    case loading(CandidateID)
    /// The content has loaded and its delay runs (P7). To `presenting`, `loading` or `free`.
    case delaying(CandidateID, ContentID)
    /// The presenter was asked and has not answered. To `loading` or `free`.
    case presenting(CandidateID, PresentationID)
    /// No trigger, but a click of a presentation whose event is on its way; the rest of its plan waits for the
    /// answer. To `free`.
    case relaying(ActionID, PresentationID)
    /// As `relaying`, for a click inside inline content. To `free`.
    case relayingInline(ActionID, InlineID)
  }

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The app passed a controller with the call (P2).
    static let hostWasPassed = Traits(rawValue: 1)
    /// A `triggerEvent`, not a `trackView`.
    static let isEvent = Traits(rawValue: 8)
    /// The current candidate waited for its delay.
    static let candidateWaited = Traits(rawValue: 2)
    /// An earlier candidate waited for its delay (P7).
    static let earlierWaited = Traits(rawValue: 4)
  }

  var phase: Phase = .free
  var traits: Traits = []
  var serial: UInt16 = 0
  var host: ControllerID = .none

  static let free = TriggerSlot()
}
