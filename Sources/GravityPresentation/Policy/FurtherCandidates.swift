/// How long the candidates of a trigger are tried (P11).
public enum FurtherCandidates: String, Hashable, Sendable, CaseIterable {
  /// To the last, whatever is presented.
  case alwaysTried
  /// Until one is presented.
  case triedUntilPresented
  /// Until one has a root content, whatever its verdict.
  case triedUntilContent
}
