/// One occurrence of a quirk: as-built behaviour whose outcome differs from `ideal`'s (contract §0).
public struct Quirk: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case candidate(CandidateID)
    case content(ContentID)
    case body(BodyID)
    case push
  }

  public let id: QuirkID
  public let subject: Subject

  init(_ id: QuirkID, _ subject: Subject) {
    self.id = id
    self.subject = subject
  }
}
