/// What the inline components of an SDK can do and report (N1, E2, E11).
public struct InlinePolicy: Hashable, Sendable {
  /// N1: there is a component for the contents of a group.
  public var hasList = true
  /// N1: a loader is shown while content is on its way.
  public var hasLoaders = true
  /// E2: what is drawn reports an impression at each re-appearance, and not only at its first.
  public var repeatsImpression = false
  /// E11: what is drawn reports visible impressions.
  public var reportsVisibleImpression = true
  /// E11: the contents of a list report at all.
  public var listReports = true

  public init() {}
}
