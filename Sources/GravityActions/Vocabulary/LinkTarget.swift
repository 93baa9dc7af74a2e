/// Where the app is told to open a followed url (A5).
public enum LinkTarget: Hashable, Sendable {
  case browser
  case webview

  /// Anything but `webview` is the browser: an absent type, null and an unknown word alike (A5).
  public init(wireName: String?) {
    self = wireName == "webview" ? .webview : .browser
  }

  /// The target as the server and `FollowUrlEvent` write it.
  public var wireName: String {
    switch self {
    case .browser: "browser"
    case .webview: "webview"
    }
  }
}
