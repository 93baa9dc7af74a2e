import GravityActions
import GravityPresentation

/// The words on a map.
enum MapWording {
  static let offScreen = "off the screen"

  static func lines(of content: MapContent) -> [String] {
    let step = content.step.map { "step \($0)" } ?? "no step"
    return [MapText.shown(content.contentID), "\(method(of: content)), \(step)"]
      + (content.isRoot ? ["shown first"] : [])
      + (content.isInline ? ["drawn by inline components (N1)"] : [])
      + (content.obstacle.map { ["NEVER SHOWN: \(text(of: $0, content))"] } ?? [])
      + (content.mark.map { [text(of: $0)] } ?? [])
      + (content.isReachable || content.isRoot || content.obstacle != nil ? [] : ["no way leads here"])
  }

  private static func method(of content: MapContent) -> String {
    content.method.isEmpty ? "no delivery method" : MapText.shown(content.method)
  }

  private static func text(of obstacle: MapContent.Obstacle, _ content: MapContent) -> String {
    switch obstacle {
    case .noElements: "no elements (P6)"
    case .notPresentable where content.method == "inline": "nothing presents inline content (P10)"
    case .notPresentable: "nothing presents its delivery method (P10)"
    case .unknownTemplate: "its template is unknown (D7)"
    case .frameMissing: "no frameUI (P15)"
    }
  }

  private static func text(of mark: MapContent.Mark) -> String {
    switch mark {
    case .deadEnd: "DEAD END: nothing takes it off the screen"
    case .trap: "TRAP: it gives way only to contents that stay"
    }
  }

  static func lines(of missing: MapMissingStep) -> [String] {
    guard let step = missing.step else { return ["missing step", "the click has none"] }
    let reason = missing.isElsewhere ? "only another variation has it (A9)" : "no content has it"
    return ["missing step \(step)", reason]
  }

  /// - Parameter isReached: A step leads to one of its contents.
  static func lines(of variation: MapVariation, isReached: Bool) -> [String] {
    let fate =
      switch (variation.isPresented, isReached) {
      case (true, _): "presented"
      case (false, true): "presented only where a step leads to it (A9)"
      case (false, false): "never presented: the first variation alone is (P5)"
      }
    let name = "campaign \(variation.campaignNumber), variation \(variation.number)"
    return [name, MapText.shown(variation.variationID), fate]
  }

  static func lines(of way: MapWay) -> [String] {
    [trigger(of: way), way.deeds.map(text).joined(separator: ", "), reports(of: way)]
  }

  /// Several ways that lead to one place.
  static func lines(of ways: [MapWay]) -> [String] {
    guard ways.count > 1 else { return ways.flatMap { lines(of: $0) } }
    let names = ways.prefix(3).map(trigger).joined(separator: ", ")
    let left = ways.count - 3
    return ["\(ways.count) ways: \(names)" + (left > 0 ? " and \(left) more" : "")]
  }

  static func inShort(contentsLeftOut: Int, edgesLeftOut: Int) -> [String] {
    var lines = ["drawn in short: ways between two places are one"]
    if contentsLeftOut > 0 { lines.append("contents left out: \(contentsLeftOut)") }
    if edgesLeftOut > 0 { lines.append("ways left out: \(edgesLeftOut)") }
    return lines + ["--format json has them all"]
  }

  static func undecodable(_ count: Int) -> String { "contents that do not decode (N5): \(count)" }

  private static func trigger(of way: MapWay) -> String {
    let route: String =
      switch way.route {
      case nil: ""
      case .numbered(let number): ", route \(number)"
      case .otherwise: ", no route holds"
      }
    return name(of: way.trigger) + (way.isConditional ? ", with some answers" : "") + route
  }

  private static func name(of trigger: MapTrigger) -> String {
    switch trigger {
    case .element(_, _, let text?) where !text.isEmpty: MapText.quoted(text)
    case .element(let place, let type, _): "\(MapText.shown(type)) \(place)"
    case .closeButton: "close button"
    case .outside: "tap outside"
    case .swipeDown: "swipe down"
    case .swipeUp: "swipe up"
    case .container: "tap on the container"
    case .back: "back"
    case .time(let time): "by itself after \(TimeText.seconds(time.count))"
    }
  }

  private static func text(of deed: MapDeed) -> String {
    switch deed {
    case .closes: "closes"
    case .opensStep(let step, let isOnTop): "opens step \(step)" + (isOnTop ? " on top" : "")
    case .copies(let text): "copies \(MapText.quoted(text))"
    case .followsURL(let url, let target): "opens \(MapText.quoted(url)) in the \(target.wireName)"
    case .followsDeeplink(let link): "follows \(MapText.quoted(link))"
    case .asksForPush(.registersAndOpensSettings):
      "asks for push, and after a refusal opens the notification settings"
    case .asksForPush(.opensSettingsWithoutPrompt):
      "asks for push, and opens the notification settings where it was refused before"
    case .opensSettings: "opens the notification settings"
    case .tellsOfPush: "tells the app to ask for push"
    case .callsBack(let name): "tells the app \(MapText.shown(name))"
    case .sendsEvent(let type): "sends the event \(MapText.shown(type))"
    case .falls(let note): text(of: note)
    case .nothing: "does nothing"
    }
  }

  static func text(of note: ActionNote) -> String {
    switch note {
    case .missingCopyData: "has nothing to copy"
    case .missingURL: "has no url to open"
    case .missingURLType: "opens no url without a type (A5)"
    case .missingDeeplink: "has no deep link to follow"
    case .missingStep: "has no step to open"
    case .unknownAction: "is no action that the SDK knows"
    case .malformed: "is no form that can be read"
    case .invalidInputs: "waits for valid input"
    case .ignoredAfterClose: "ignores what stands behind the close"
    }
  }

  private static func reports(of way: MapWay) -> String {
    var parts: [String] = []
    if !way.callbacks.isEmpty { parts.append(way.callbacks.map(callback).joined(separator: ", ")) }
    if !way.urls.isEmpty {
      parts.append(
        "urls of " + way.urls.map { "\(MapText.shown($0.word)): \($0.count)" }.joined(separator: ", "))
    }
    return parts.isEmpty ? "reports nothing" : "reports " + parts.joined(separator: "; ")
  }

  private static func callback(_ count: MapCount) -> String {
    MapText.shown(count.word) + (count.count > 1 ? " \(count.count) times" : "")
  }
}
