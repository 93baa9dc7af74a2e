/// When the controller that presents is settled (P2).
public enum HostSettling: String, Hashable, Sendable, CaseIterable {
  /// When the list of candidates arrives.
  case whenCandidatesArrive
  /// At the moment of presentation.
  case atPresentation
}
