import GravityPresentation

/// The sentences about what an SDK does in another way than the profile.
enum DifferenceWording {
  /// - Parameter isShown: Whether the SDK shows anything.
  static func same(isShown: Bool) -> String { isShown ? "the same" : "does not show it, either" }

  static func doesNotShow(_ reason: String?) -> String {
    "does not show it" + (reason.map { ": \($0)" } ?? "")
  }

  static func shows(_ showing: CheckedShowing) -> String {
    switch showing.manner {
    case .trigger: "shows it: \(showing.first ?? "")"
    case .inline: "shows it in inline components alone"
    case .nothing: doesNotShow(showing.reason)
    }
  }

  static func showsFirst(_ first: String?, not other: String?) -> String {
    "shows \(first ?? "nothing") first, not \(other ?? "nothing")"
  }

  static let isNotRead = "leaves it out, for it cannot be read (N5)"

  static func isRead(_ reference: String) -> String { "has a content that \(reference) leaves out" }

  static func sight(_ timing: VisibleImpressionTiming) -> String {
    switch timing {
    case .atOnce: "reports the visible impression at once (E3)"
    case .afterASecond: "reports the visible impression after a second in sight, not at once (E3)"
    }
  }

  static func neverShows(_ reason: String?) -> String { "never shows it" + (reason.map { ": \($0)" } ?? "") }

  static let showsContent = "shows it"

  static func reaches(_ isReachable: Bool) -> String {
    isReachable ? "a way leads there" : "no way leads there"
  }

  static func reportsNo(_ word: String) -> String { "reports no \(word)" }

  static func reports(_ word: String) -> String { "reports the \(word)" }

  static func callback(_ name: String, _ own: Int, _ theirs: Int) -> String {
    let shown = MapText.shown(name)
    let rule = name == Occasion.close.eventName ? " (E4)" : ""
    return switch (own, theirs) {
    case (_, 0): "does not tell the app \(shown)\(rule)"
    case (0, 1): "tells the app \(shown)\(rule)"
    case (0, _): "tells the app \(shown) \(times(theirs))\(rule)"
    default: "tells the app \(shown) \(times(theirs)), not \(times(own))\(rule)"
    }
  }

  static func urls(of type: String, _ own: Int, _ theirs: Int) -> String {
    let type = MapText.shown(type)
    if theirs == 0 { return "hits no urls of \(type)" }
    return "hits \(ExploreWording.count(theirs, "url")) of \(type)\(own == 0 ? "" : ", not \(own)")"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// Whether the sentence about such a touch that one side lacks, or about time, says which touch it is.
  static func names(_ trigger: MapTrigger) -> Bool {
    switch trigger {
    case .time, .back: true
    case .element, .closeButton, .outside, .swipeDown, .swipeUp, .container: false
    }
  }

  static func lacks(_ trigger: MapTrigger, _ deeds: String, _ reference: String) -> String {
    switch trigger {
    case .time: "never leaves by itself (D5)"
    case .back: "has no system's back (D8)"
    case .element, .closeButton, .container: "is not there or does nothing; \(reference): \(deeds)"
    case .outside, .swipeDown, .swipeUp: "does nothing; \(reference): \(deeds)"
    }
  }

  static func gains(_ trigger: MapTrigger, _ deeds: String) -> String {
    switch trigger {
    case .time(let time): "leaves by itself after \(TimeText.seconds(time.count)) (D5)"
    case .back: "the system's back \(deeds) (D8)"
    case .element, .closeButton, .container, .outside, .swipeDown, .swipeUp: deeds
    }
  }

  static func does(_ theirs: String, _ own: String, _ reference: String) -> String {
    "\(theirs); \(reference): \(own)"
  }

  /// The same deeds in another order (A1).
  static func order(closesFirst: Bool) -> String {
    closesFirst
      ? "closes before it does the rest, not after (A1)" : "closes after it does the rest, not before (A1)"
  }

  static func leaves(after time: Int64, not other: Int64) -> String {
    "leaves by itself after \(TimeText.seconds(time)), not \(TimeText.seconds(other)) (D5)"
  }

  private static let mostPlaces = 4

  /// `tap “Позже”, close button and 3 more: does not tell the app ContentCloseEvent`.
  static func text(of difference: CheckedDifference) -> String {
    guard !difference.places.isEmpty else { return difference.text }
    let left = difference.places.count - mostPlaces
    // One more is named as fast as it is counted.
    let shown = left <= 1 ? difference.places : Array(difference.places.prefix(mostPlaces))
    let rest = left <= 1 ? "" : " and \(left) more"
    return "\(shown.joined(separator: ", "))\(rest): \(difference.text)"
  }
}
