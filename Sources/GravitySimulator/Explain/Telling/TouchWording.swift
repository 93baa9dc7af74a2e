import GravityActions
import GravityPresentation

/// The sentences about what a gesture brought (§6).
enum TouchWording {
  static let nothing = "nothing came of it"
  static let noAction = "nothing: it has no `onClick` (A12)"
  static let containerIgnored = "nothing: the `onClick` of a container counts on snack bars only (A12)"
  static let dismissed = "it asked for the dismissal of the campaign"
  static let closeReported = "a close was reported (E4)"
  static let pushAsked = "the system was asked for push authorization (A7)"
  static let settingsOpened = "the system's settings were opened (A7)"

  static func ignoredKind(_ type: String) -> String {
    "nothing: the `onClick` of a `\(type)` is ignored (A12)"
  }

  static func copied(_ text: String) -> String { "“\(text)” was copied (A4)" }

  static func step(_ content: String, isOnTop: Bool) -> String {
    "step \(content) was presented \(isOnTop ? "on top of it" : "at once") (A9)"
  }

  static func laterStep(_ content: String, at time: Instant) -> String {
    "step \(content) was presented at \(TimeText.seconds(time)), when it was gone (A9)"
  }

  static func quirk(_ quirk: Quirk, _ world: SimulatedWorld) -> String {
    "quirk \(Wording.text(of: quirk, in: world))"
  }

  /// A click's event, with all that it carries.
  static func sent(_ event: ClickEvent) -> String {
    let properties = event.properties.map { "\($0.name) “\($0.value)”" }.joined(separator: ", ")
    return "the event \(event.type), \(event.name), was sent\(properties.isEmpty ? "" : ": ")\(properties)"
  }

  static let unanswered = "it was not answered"

  static func answered(_ response: String, at time: Instant) -> String {
    "it was answered at \(TimeText.seconds(time)): \(response)"
  }

  static func redrawn(came: [String], went: [String]) -> [String] {
    if came.isEmpty, went.isEmpty { return ["what is drawn stays as it is"] }
    return (came.isEmpty ? [] : ["now there: \(came.joined(separator: ", "))"])
      + (went.isEmpty ? [] : ["no longer there: \(went.joined(separator: ", "))"])
  }

  static func callBack(_ callback: Callback, _ click: ClickParameters) -> String {
    switch callback {
    case .followURL:
      "FollowUrlEvent(\(click.url ?? ""), \(click.urlType.wireName)) was called back; the SDK never opens a url "
        + "itself: the app must handle the event in its callback (A5)"
    case .followDeeplink:
      "FollowDeeplinkEvent(\(click.deeplink ?? "")) was called back; the SDK never follows a deeplink itself: "
        + "the app must handle the event in its callback (A6)"
    case .copy, .cancel, .requestPush, .custom: "\(callback.eventName) was called back"
    }
  }
}
