import GravityPresentation

extension DiffWording {
  static func name(of stop: TourStop) -> String {
    guard let content = stop.content else { return "load and show" }
    return "\(name(of: content)), \(name(of: stop.deed))"
  }

  static func name(of deed: TourStop.Deed) -> String {
    switch deed {
    case .show: "show"
    case .tapElement(_, let name): "tap \(TerminalText.sanitized(name))"
    case .tapCloseButton: "close button"
    case .tapOutside: "tap outside"
    case .swipeDown: "swipe down"
    case .swipeUp: "swipe up"
    case .tapContainer: "tap container"
    case .back: "back"
    case .idle: "five idle seconds"
    }
  }

  /// The content's id, with a number where another has the same.
  private static func name(of content: TourContent) -> String {
    let number = content.occurrence > 0 ? " (no. \(content.occurrence + 1))" : ""
    return TerminalText.sanitized(content.id) + number
  }

  static func contentsLeftOut(_ count: Int) -> String {
    "\(count) more contents, after the first \(TourPlan.contentLimit)"
  }

  static func elementsLeftOut(_ count: Int, of content: TourContent) -> String {
    "\(count) more elements of \(name(of: content)), after the first \(TourPlan.elementLimit)"
  }

  static func stops(_ count: Int) -> String { count == 1 ? "1 stop" : "\(count) stops" }

  static func size(of plan: TourPlan) -> String {
    switch plan.contentCount {
    case 1: "tour of 1 content"
    default: "tour of \(plan.contentCount) contents"
    }
  }

  static let causes = "what explains it, with the number of stops:"

  static let noContents = "there is nothing to show: no content under `data[].payload[].contents`"
  static let noContentsHelp = "what is needed is a response to /choose with at least one content"
  static let candidateList = "this is a list of candidates, not the content of one"
  static let candidateListHelp =
    "what is needed is a response to /choose; a list belongs into a scenario, with `on visit reply`"

  static func undecodable(_ fault: PayloadFault, under profiles: [Profile]) -> String {
    let isAll = Profile.builtIn.allSatisfy { profiles.contains($0) }
    let names = profiles.map { TerminalText.sanitized($0.name) }
    let start =
      switch names.count {
      case _ where isAll: "no profile decodes this"
      case 1: "\(names[0]) does not decode this"
      default: "none of \(names.joined(separator: ", ")) decodes this"
      }
    return "\(start): \(fault.fault.sentence)"
  }

  static func decodesUnder(_ profiles: [Profile]) -> String {
    let names = profiles.map(\.name)
    return "\(names.joined(separator: ", ")) \(names.count == 1 ? "does" : "do"): try `--profile \(names[0])`"
  }

  static func asBefore(_ stop: String) -> String { ", the same as in: \(stop)" }

  static func leftOut(_ what: String) -> String { "left out: \(what)" }

  static func restLeftOut(from stop: TourStop) -> String {
    "all from the stop \(name(of: stop)), since the payload is so large"
  }
}
