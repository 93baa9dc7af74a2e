import GravityPresentation

/// `on visit|event|choose ID|selector NAME|group NAME|tracking reply R`.
public struct ReplyHeader: Hashable, Sendable {
  public enum Endpoint: Hashable, Sendable {
    case visit
    case event
    case choose(String)
    case selector(String)
    case group(String)
    case tracking
  }

  public enum Answer: Hashable, Sendable {
    /// A body, and the status it comes with.
    case payload(PayloadSource, status: UInt16 = 200)
    case status(UInt16)
    case timeout
    case offline
    case malformed
  }

  public let endpoint: Endpoint
  public let answer: Answer
  public let after: Milliseconds
  public let span: SourceSpan

  public init(endpoint: Endpoint, answer: Answer, after: Milliseconds = .zero, span: SourceSpan) {
    self.endpoint = endpoint
    self.answer = answer
    self.after = after
    self.span = span
  }
}
