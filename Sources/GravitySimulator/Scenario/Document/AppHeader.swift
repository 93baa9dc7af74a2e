/// `app initialized=yes productViewBuilder=yes productFilter=no uid="…"`.
public struct AppHeader: Hashable, Sendable {
  public var isInitialized = true
  public var hasProductViewBuilder = true
  public var hasProductFilter = false
  public var uid: String?

  public init() {}
}
