/// What a click tells the app beyond the reports of section 5 (A3 to A7).
public enum Callback: Hashable, Sendable {
  case copy
  case cancel
  case followURL
  case followDeeplink
  case requestPush
  /// The event of an app's own action, by the name that action gives it.
  case custom(String)

  /// The name under which the app receives it.
  public var eventName: String {
    switch self {
    case .copy: "CopyEvent"
    case .cancel: "CancelEvent"
    case .followURL: "FollowUrlEvent"
    case .followDeeplink: "FollowDeeplinkEvent"
    case .requestPush: "RequestPushEvent"
    case .custom(let name): name
    }
  }
}
