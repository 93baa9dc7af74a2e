extension Verdict {
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
