/// What an admission rule may look at when it decides on one candidate.
public struct AdmissionQuestion: Sendable {
  /// Profile, plug-ins and catalogue, by reference: what is read of them is not copied for every question.
  let environment: PresentationEnvironment
  public let candidate: CandidateID
  public let content: ContentID
  /// The controller that would present, and what is true of it now; nil where none is in the snapshot.
  public let hostID: ControllerID
  public let host: ControllerSnapshot?
  public let isLocked: Bool
  /// Another campaign of a modal kind that is up.
  public let modalPresentation: PresentationID?
  public let now: Instant

  public var record: ContentRecord { environment.catalog.record(content) }

  public var policy: PresentationPolicy { environment.policy }
}
