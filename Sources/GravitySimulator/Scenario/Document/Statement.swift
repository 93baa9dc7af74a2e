import GravityPresentation

/// One step or expectation, and when it happens.
public struct Statement: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case step(Step)
    case expectation(Expectation)
  }

  /// `at 2s`: the time since the start; nil for right now.
  public let time: Milliseconds?
  public let kind: Kind
  /// The statement's first line without `at TIME`; for an expectation, without the word `expect` too.
  public let span: SourceSpan
  /// The line that it ends on, items and JSON of several lines included.
  let lastLine: Int

  var isExpectation: Bool {
    switch kind {
    case .step: false
    case .expectation: true
    }
  }

  public init(time: Milliseconds? = nil, kind: Kind, span: SourceSpan) {
    self.init(time: time, kind: kind, span: span, lastLine: span.line)
  }

  init(time: Milliseconds?, kind: Kind, span: SourceSpan, lastLine: Int) {
    self.time = time
    self.kind = kind
    self.span = span
    self.lastLine = lastLine
  }
}
