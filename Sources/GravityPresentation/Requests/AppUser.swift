/// Who the user is by the app's own account, after `setUser` (C4).
public struct AppUser: Hashable, Sendable {
  public let id: String
  public let session: String

  public init(id: String, session: String) {
    self.id = id
    self.session = session
  }
}
