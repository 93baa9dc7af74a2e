import GravityPresentation

/// What happened to one presentation, as facts.
struct PresentationTrail: Sendable {
  enum Origin: Hashable, Sendable {
    case candidate(CandidateID, trigger: Int)
    /// A step of the campaign that an earlier presentation showed (A9).
    case step(from: PresentationID)
    /// A step that was opened inside an inline component (N2).
    case stepOfComponent(InlineID)
    case byHand
  }

  enum Ending: Hashable, Sendable {
    case closed
    /// A snack bar whose time was up (D5).
    case leftByItself
    /// D10.
    case wentWithHost(ControllerID)
    case appKilled
    case appCrashed
    case refused
    /// The run does not say how.
    case unknown
  }

  let id: PresentationID
  let content: ContentID
  let host: ControllerID
  let origin: Origin
  let asked: Instant
  /// What the user put in, or a click, has made of it; nil where nothing did.
  var redrawn: ContentID?
  var appeared: Instant?
  /// The events that asked for its dismissal, in order.
  var closings: [(time: Instant, event: Event, content: ContentID)] = []
  var ending: (time: Instant?, how: Ending)?
  var reports: [ReportTrail] = []
  var touches: [TouchTrail] = []

  /// The content as it is drawn.
  var drawn: ContentID { redrawn ?? content }
}
