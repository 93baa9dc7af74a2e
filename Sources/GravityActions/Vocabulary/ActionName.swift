/// What a click, or an entry of a content's events, is called by the server (contract section 6).
public enum ActionName: Hashable, Sendable {
  case close
  case copy
  case cancel
  case followURL
  case followDeeplink
  case requestPush
  case requestTracking
  case openStep
  case load
  case impression
  case visibleImpression
  /// A word without a meaning of its own here, kept verbatim: it may be an app's own action (A11).
  case unknown(String)

  /// The names with a meaning of their own; public so that a lint can list them and find a near miss.
  public static let known: [ActionName] = [
    .close, .copy, .cancel, .followURL, .followDeeplink, .requestPush, .requestTracking, .openStep,
    .load, .impression, .visibleImpression,
  ]

  /// Reads the name exactly as written: another spelling or case is another, unknown word.
  public init(wireName: String) {
    self = Self.known.first { $0.wireName == wireName } ?? .unknown(wireName)
  }

  /// The name as the server writes it.
  public var wireName: String {
    switch self {
    case .close: "close"
    case .copy: "copy"
    case .cancel: "cancel"
    case .followURL: "follow_url"
    case .followDeeplink: "follow_deeplink"
    case .requestPush: "request_push"
    case .requestTracking: "request_tracking"
    case .openStep: "open_step"
    case .load: "load"
    case .impression: "impression"
    case .visibleImpression: "visible_impression"
    case .unknown(let word): word
    }
  }
}
