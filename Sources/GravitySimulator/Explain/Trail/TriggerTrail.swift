import GravityPresentation

/// What happened to one trigger, as facts.
struct TriggerTrail: Sendable {
  enum Obstacle: Hashable, Sendable {
    /// C2.
    case beforeInitialize
    case capacity
    /// The call itself made the app crash (C2).
    case fatal(CrashReason)
  }

  /// Counts the app's calls from 1.
  let number: Int
  let isEvent: Bool
  let controller: ControllerID?
  let statement: Int?
  let time: Instant
  var id: TriggerID?
  /// Why the call came to nothing at once.
  var obstacle: Obstacle?
  var answer: (time: Instant, response: Response)?
  /// Where in the timeline the call stands.
  let place: Int
  /// The controller that P2 settled on when the list arrived; nil where none was in the window, or later.
  var host: ControllerID?
  var outcome: TriggerOutcome?
  var candidates: [CandidateTrail] = []
}
