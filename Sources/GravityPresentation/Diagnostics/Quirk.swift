/// One occurrence of a quirk: as-built behaviour whose outcome differs from `ideal`'s (contract §0).
public struct Quirk: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case candidate(CandidateID)
    case content(ContentID)
    case body(BodyID)
    /// A product of a content.
    case slot(SlotID)
    case push
    /// A call of the app's that sends a request.
    case call
    case load(LoadID)
    /// The event of a click.
    case click(ActionID)
    /// An argument of `setOptions` (C3).
    case option(OptionPart)
    /// An attribute of a page (C5).
    case attribute(SDKAttribute)
  }

  public let kind: QuirkKind
  public let subject: Subject

  /// The rule that it belongs to.
  public var id: QuirkID { kind.rule }

  init(_ kind: QuirkKind, _ subject: Subject) {
    self.kind = kind
    self.subject = subject
  }
}
