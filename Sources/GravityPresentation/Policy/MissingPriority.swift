/// Where a candidate without priority stands (P3).
public enum MissingPriority: String, CaseIterable, Hashable, Sendable {
  case meansZero
  /// Below every number, negative ones too.
  case belowAll
}
