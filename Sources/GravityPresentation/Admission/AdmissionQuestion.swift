/// What an admission rule may look at when it decides on one candidate.
public struct AdmissionQuestion: Sendable {
  public let candidate: CandidateID
  public let content: ContentID
  public let record: ContentRecord
  public let policy: PresentationPolicy
  /// The controller that would present, and what is true of it now; nil where none is in the snapshot.
  public let hostID: ControllerID
  public let host: ControllerSnapshot?
  public let isLocked: Bool
  /// Another campaign of a modal kind that is up.
  public let modalPresentation: PresentationID?
  public let now: Instant
}
