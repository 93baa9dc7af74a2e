import GravityPresentation

/// One misuse of the SDK in a run: what, in which call, and when.
///
/// Public for unit tests that look at what a run has found.
public struct UsageFinding: Hashable, Sendable {
  let misuse: UsageMisuse
  /// What of the call is wrong.
  let path: UsagePath
  let site: UsageSite

  init(_ misuse: UsageMisuse, at path: UsagePath, of site: UsageSite) {
    self.misuse = misuse
    self.path = path
    self.site = site
  }

  /// The row of `gravity-sim usage`.
  public var rule: UsageRule { misuse.rule }

  /// When the call was made.
  public var time: Instant { site.time }
}
