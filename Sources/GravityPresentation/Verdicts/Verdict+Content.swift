extension Verdict {
  /// The content that is not presented for what it is itself (P6, P10).
  var refusedContent: ContentID? {
    switch self {
    case .noElements(let content), .notPresentable(let content), .unknownTemplate(let content): content
    case .presented, .loadFailed, .noContent, .noHost, .hostInactive, .hostBusy, .alreadyPresenting, .locked,
      .notTried, .capacity, .refused:
      nil
    }
  }

  /// Whether the candidate had a root content when it was decided on (P11).
  var hasContent: Bool {
    switch self {
    case .loadFailed, .noContent, .noHost, .notTried: false
    case .presented, .noElements, .hostInactive, .hostBusy, .alreadyPresenting, .locked, .notPresentable,
      .unknownTemplate, .capacity, .refused:
      true
    }
  }
}
