/// Where a candidate without priority stands (P3).
public enum MissingPriority: String, Hashable, Sendable, CaseIterable {
  case meansZero
  /// Below every number, negative ones too.
  case belowAll
}
