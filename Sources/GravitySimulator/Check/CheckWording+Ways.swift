import GravityActions
import GravityPresentation

/// What touches do, in words.
extension CheckWording {
  /// Longer than on a map: a page has room for a whole url.
  private static let longest = 160

  /// Empty where nothing happens.
  static func deeds(of way: MapWay, on map: CampaignMap) -> [String] {
    way.deeds.filter { $0 != .nothing }.map { text(of: $0, way, map) }
  }

  private static func text(of deed: MapDeed, _ way: MapWay, _ map: CampaignMap) -> String {
    switch deed {
    case .closes: "closes"
    case .opensStep(let step, let isOnTop): opening(step, way, map) + (isOnTop ? ", on top" : "")
    case .copies(let text): "copies \(MapText.quoted(text, longest: longest))"
    case .followsURL(let url, let target):
      "opens \(MapText.shown(url, longest: longest)) in the \(target.wireName)"
    case .followsDeeplink(let link): "follows \(MapText.shown(link, longest: longest))"
    case .asksForPush(.registersAndOpensSettings):
      "asks for push (allowed: nothing more; refused: the notification settings open)"
    case .asksForPush(.opensSettingsWithoutPrompt):
      "asks for push (allowed or refused: nothing more; refused before: the notification settings open)"
    case .opensSettings: "opens the notification settings"
    case .tellsOfPush: "leaves asking for push to the app"
    case .callsBack(let name): "tells the app \(MapText.shown(name))"
    case .sendsEvent(let type): "sends the event \(MapText.shown(type))"
    case .falls(let note): text(of: note, closes: way.leaves)
    case .nothing: nothing
    }
  }

  private static func opening(_ step: Int, _ way: MapWay, _ map: CampaignMap) -> String {
    switch way.to {
    case .content(let place):
      let content = map.contents[place]
      let fate = content.isOnScreen ? "" : ", which is never shown"
      return "opens \(MapText.shown(content.contentID)) (step \(step))\(fate)"
    case .missingStep(let place):
      let isElsewhere = map.missingSteps[place].isElsewhere
      return "opens step \(step), which \(isElsewhere ? "only another variation has" : "no content has")"
    case .offScreen: return "opens step \(step)"
    }
  }

  private static func text(of note: ActionNote, closes: Bool) -> String {
    switch note {
    case .missingCopyData: "copies nothing, for it has no copyData"
    case .missingURL: "opens nothing, for it has no url"
    case .missingURLType: "opens nothing, for its url has no type"
    case .missingDeeplink: "follows nothing, for it has no deeplink"
    case .missingStep: "opens nothing, for it has no step"
    case .unknownAction: "does nothing\(closes ? " more" : ""), for its action is unknown"
    case .malformed: "sends nothing, for the form cannot be read"
    case .invalidInputs: "sends nothing until what is put in will do"
    case .ignoredAfterClose: "what stands behind the close is ignored"
    }
  }

  static let nothing = "nothing happens"
  static let isSometimesThere = "there with some answers"
  static let otherwise = "otherwise"

  /// `closes, opens https://… in the browser; ContentCloseEvent; urls of close: 1`.
  static func outcome(_ touch: CheckedTouch) -> String {
    let deeds = touch.does.joined(separator: ", ")
    let reports = reports(touch.callbacks, touch.urls)
    let start = touch.condition.map { "\($0): " } ?? ""
    if deeds.isEmpty { return start + (reports.isEmpty ? nothing : "nothing is seen; " + reports) }
    return start + deeds + (reports.isEmpty ? "" : "; " + reports)
  }

  /// `ContentCloseEvent 2 times; urls of close: 2, cancel: 1`.
  static func reports(_ callbacks: [CheckedCount], _ urls: [CheckedCount]) -> String {
    var parts: [String] = []
    if !callbacks.isEmpty {
      parts.append(
        callbacks.map { $0.name + ($0.count > 1 ? " \($0.count) times" : "") }.joined(separator: ", "))
    }
    if !urls.isEmpty {
      parts.append("urls of " + urls.map { "\($0.name): \($0.count)" }.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  /// `rating is at least 4 and city is given`.
  static func text(of condition: FormCondition) -> String {
    switch condition {
    case .leaf(let attribute, let comparison, let operand):
      let words = words(for: comparison) + (operand.map { " \(FormWording.text(of: $0))" } ?? "")
      return MapText.shown(attribute) + " " + TerminalText.sanitized(words)
    case .all(let conditions): return group(conditions, "and")
    case .any(let conditions): return group(conditions, "or")
    }
  }

  private static func group(_ conditions: [FormCondition], _ word: String) -> String {
    let shown = conditions.prefix(4).map { condition in
      switch condition {
      case .leaf: text(of: condition)
      case .all, .any: "(\(text(of: condition)))"
      }
    }
    let left = conditions.count - shown.count
    return shown.joined(separator: " \(word) ") + (left > 0 ? " \(word) \(left) more" : "")
  }

  private static func words(for comparison: ConditionOperator) -> String {
    switch comparison {
    case .equal: "is"
    case .notEqual: "is not"
    case .less: "is below"
    case .lessOrEqual: "is at most"
    case .more: "is above"
    case .moreOrEqual: "is at least"
    case .isEmpty: "is empty"
    case .isNotEmpty: "is given"
    }
  }

  static func demand(_ problem: InputProblem, _ attribute: String) -> String {
    switch problem {
    case .isRequired: "\(MapText.shown(attribute)) is empty"
    case .tooShort(let minimum): "\(MapText.shown(attribute)) has fewer than \(minimum) characters"
    }
  }
}
