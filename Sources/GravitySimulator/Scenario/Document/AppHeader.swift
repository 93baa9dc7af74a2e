import GravityPresentation

/// `app initialized=yes productViewBuilder=yes productFilter=no logLevel=info uid="…"`: what the app is like.
public struct AppHeader: Hashable, Sendable {
  /// What the app passed to `initialize` as its filter of products (N3).
  public enum ProductFilter: Hashable, Sendable {
    /// `no`: the app passed none.
    case off
    /// `yes`: slots that are fallbacks are left out.
    case dropsFallbacks
    /// A list: slots of these SKUs are left out.
    case drops([String])
  }

  public var isInitialized = true
  public var hasProductViewBuilder = true
  public var productFilter = ProductFilter.off
  public var logLevel = LogLevel.info
  public var uid: String?

  public init() {}
}
