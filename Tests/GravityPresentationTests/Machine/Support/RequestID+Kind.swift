import GravityPresentation

extension RequestID {
  /// Whether it asks for a list of candidates.
  var isForCandidates: Bool {
    if case .candidates = self { true } else { false }
  }
}
