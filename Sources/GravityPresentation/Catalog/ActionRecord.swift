import GravityActions

/// A compiled click: its plan's steps and what they refer to (contract §6).
struct ActionRecord: Hashable, Sendable {
  enum StepTarget: Hashable, Sendable {
    case missing
    case unknown
    case content(ContentID, isAmbiguous: Bool)
  }

  let content: ContentID
  let steps: Range<UInt32>
  let urls: Range<UInt32>
  let target: StepTarget
  /// What its content becomes where the plan says `update`.
  let update: ContentID?
  /// The plan sends an event.
  let sendsEvent: Bool
  /// What comes with every such click: decided by the click and the profile alone.
  let quirks: QuirkSet
}
