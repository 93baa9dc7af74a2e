import GravityPresentation

/// The sentences about what was reported and what was not (§5).
enum ReportWording {
  static let noURL = "it is no url (E9)"
  static let neverAppeared = "it never appeared"
  static let stillOnScreen = "still on screen"
  static let notSeen = "less than half of it was in the window, or not for long enough (E3)"
  static let killed = "the app was killed (T3)"
  static let crashed = "the app crashed"
  static let leftUnreported = "what leaves by itself reports none under this SDK (D5)"
  static let formsOnly = "this SDK reports a close for campaigns with a form only (E4)"
  static let goesOn = "its session went on in the step that took its place (A9)"
  static let unreported = "this SDK does not report it"
  static let notLoaded = "no response of this run brought it"

  static func noURLs(_ occasion: Occasion, _ content: Content) -> String {
    guard let hook = content.hook(of: occasion) else { return "no `\(occasion.hookName)`, so no urls (E7)" }
    let entry = content.events?.first { $0.type == hook.action }
    if entry == nil { return "the events have no entry `\(hook.action)`, so no urls (E7)" }
    return "the entry `\(hook.action)` of the events has no urls"
  }

  static func noCallback(_ occasion: Occasion) -> String {
    "no \(occasion.eventName): this SDK calls back only with a hook and a matching entry (E7)"
  }

  static func severalTimes(_ count: Int) -> String { "reported \(count) times" }

  static func withHost(_ name: String) -> String { "it went with its host \(name) (D10)" }

  static func noneOfMethod(_ method: String, _ rule: String) -> String {
    "\(method == "snackBar" ? "a snack bar" : method) reports none (\(rule))"
  }

  static func failure(_ answer: Response, looksAtStatus: Bool) -> String? {
    switch answer {
    case .timedOut: return "timeout"
    case .offline: return "offline"
    case .answered(let status, _):
      return looksAtStatus && !(200...299).contains(status) ? "status \(status)" : nil
    }
  }
}

extension Content {
  /// The content's own word for an occasion (E12).
  func hook(of occasion: Occasion) -> LifecycleHook? {
    switch occasion {
    case .load: variables?.onLoad
    case .impression: variables?.onImpression
    case .visibleImpression: variables?.onVisibleImpression
    case .close: variables?.onClose
    }
  }
}

extension Occasion {
  /// The key of a content's variables that names the occasion's entry (E7).
  var hookName: String {
    switch self {
    case .load: "onLoad"
    case .impression: "onImpression"
    case .visibleImpression: "onVisibleImpression"
    case .close: "onClose"
    }
  }
}
