import Foundation
import GravityActions
import GravityPresentation

/// The sentences of an exploration.
enum ExploreWording {
  static let timeHasNoMeaning = "`time` has no meaning in an exploration"
  static let timeHelp =
    "every order that time allows is tried, and no state has a time of its own; "
    + "`within 5s of STATE: STATE` sets a limit"

  static func tooManyCalls(_ count: Int) -> String {
    "\(count) calls and host steps are too many for an exploration"
  }

  static func tooManyDeadlines(_ count: Int) -> String {
    "\(count) times `within` are too many for an exploration"
  }

  static let tooManyDeadlinesHelp = "it tries which of their deadlines can come first; keep those that matter"

  static func firstBeyond(_ limit: Int) -> String { "the first beyond \(limit)" }

  static let tooManyCallsHelp = "an exploration tries them in any order; keep those that matter"

  /// `complete`, or `incomplete: ended by --max-states`.
  static func completeness(_ report: ExploreReport) -> String {
    guard let bound = report.bound else { return "complete" }
    return "incomplete: " + (bound == interrupted ? bound : "ended by \(bound)")
  }

  /// What a bound is called on the command line.
  static func name(of bound: ExplorationBound) -> String {
    switch bound {
    case .states: "--max-states"
    case .depth: "--max-depth"
    case .memory: "--memory"
    case .time: "--time"
    case .stopped: interrupted
    }
  }

  private static let interrupted = "interrupted"

  static func size(_ report: ExploreReport) -> String {
    let rest = report.isComplete ? "" : " (\(report.unexpanded) of them not tried yet)"
    return "\(count(report.states, "state"))\(rest), \(count(report.transitions, "transition")), "
      + "depth \(report.depth)"
  }

  static func keys(_ keys: ExploredKeys) -> String {
    if keys.areExact { return "keys are exact" }
    return "keys: fingerprints of 64 bits, \(String(format: "%.0e", keys.expectedOmissions)) states expected "
      + "to be taken for others"
  }

  /// Why a counterexample is one, in sentences.
  static func reason(of story: BrokenStory) -> String {
    let property = story.property.map { "\($0), " } ?? ""
    let rules = story.rules.isEmpty ? "" : " (\(story.rules.joined(separator: ", ")))"
    let end = story.trappedStates.map { trapped($0, after: story.events) } ?? events(story.events)
    var lines = ["Broken: \(property)\(story.sentence)\(rules); \(end)."]
    if let quirk = story.quirk {
      lines.append("It comes with quirk \(quirk.rule): \(quirk.sentence)")
      lines.append("Help: \(quirk.advice)")
    }
    return lines.joined(separator: "\n")
  }

  static func events(_ count: Int) -> String {
    count == 0 ? "from the start" : "after \(Self.count(count, "event"))"
  }

  static func trapped(_ count: Int, after events: Int) -> String {
    count == 1
      ? "1 state has no way out; it comes \(Self.events(events))"
      : "\(count) states have no way out; the nearest comes \(Self.events(events))"
  }

  static func noCounterexample(_ fault: ExploredFault, _ error: any Error) -> String {
    let name = fault.property?.rawValue ?? "a property of the scenario's own"
    return "the way that breaks \(name) cannot be written as a scenario: \(error)"
  }

  static let noFolder = "cannot be made a folder"
  static let noFolderHelp = "name a folder, or one that can be made, with `--out`"
  static let foreignFile = "is there already, and no exploration has written it"
  static let foreignFileHelp = "name another folder with `--out`, or remove the file"

  static func undecided(_ properties: [String]) -> String {
    "\(properties.joined(separator: ", ")): only a complete exploration can tell"
  }

  static func summary(_ summary: ExploreSummary) -> String {
    let broken = summary.reports.count { $0.exitCode == .failed }
    let incomplete = summary.reports.count { !$0.isComplete }
    var parts = ["\(summary.reports.count) explored", "\(broken) broken", "\(incomplete) incomplete"]
    if !summary.passedOver.isEmpty { parts.append("\(summary.passedOver.count) passed over") }
    if !summary.unexplored.isEmpty { parts.append("\(summary.unexplored.count) not begun") }
    return parts.joined(separator: ", ")
  }

  static func text(of progress: ExplorationProgress) -> String {
    "\(count(progress.states, "state")), \(count(progress.transitions, "transition")), "
      + "\(Int(max(0, min(progress.rate, 1e15)))) a second, depth \(progress.depth), "
      + "frontier \(progress.frontier)"
  }

  static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The words for the verdicts' reasons, by their places among the marks of a candidate.
  static let verdictReasons = [
    "presented", "loadFailed", "noContent", "noElements", "noHost", "hostInactive", "hostBusy",
    "alreadyPresenting", "locked", "notPresentable", "unknownTemplate", "notTried", "capacity", "refused",
  ]

  /// `promo-1 “Buy”`, `promo-1 close button`.
  static func name(of touch: TouchTable.Touch, on content: ContentID, in catalog: Catalog) -> String {
    "\(catalog.name(of: content)) \(name(of: touch, on: content, catalog))"
  }

  private static func name(of touch: TouchTable.Touch, on content: ContentID, _ catalog: Catalog) -> String {
    switch touch {
    case .tap(.element(let number)):
      let text = catalog.drawnTexts(of: content).dropFirst(Int(number)).first ?? nil
      return text.map { "“\($0)”" } ?? "element \(number)"
    case .tap(.closeButton): return "close button"
    case .tap(.container): return "container"
    case .tap(.outside): return "outside"
    case .swipe(.down): return "swipe down"
    case .swipe(.up): return "swipe up"
    }
  }
}
