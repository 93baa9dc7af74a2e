import GravityPresentation

extension ExplainWording {
  static func place(
    of candidate: Candidate, behind earlier: Candidate?, count: Int, _ missing: MissingPriority
  ) -> String {
    let own = priority(candidate.priority, missing)
    guard let earlier else {
      return count == 1 ? "the only candidate, \(own)" : "\(own), tried first of \(count)"
    }
    if candidate.priority == nil, missing == .belowAll, earlier.priority != nil {
      return "\(own), so behind \(earlier.campaignId)"
    }
    let (mine, its) = (candidate.priority ?? 0, earlier.priority ?? 0)
    if mine == its || (candidate.priority == nil && earlier.priority == nil) {
      return "\(own), the same as \(earlier.campaignId), which is listed before it"
    }
    return "\(own) < \(its) of \(earlier.campaignId)"
  }

  private static func priority(_ priority: Int?, _ missing: MissingPriority) -> String {
    if let priority { return "priority \(priority)" }
    switch missing {
    case .meansZero: return "no priority, which means 0"
    case .belowAll: return "no priority, which is below every number"
    }
  }

  static func host(
    _ name: String, isPassed: Bool, _ settling: HostSettling, isEvent: Bool
  ) -> String {
    if isPassed { return "\(name), passed in the call" }
    switch settling {
    case .whenCandidatesArrive:
      return "\(name), top-most in the window when \(isEvent ? "/event" : "/visit") answered"
    case .atPresentation: return "\(name), top-most in the window now"
    }
  }

  static func noHost(until time: Instant, _ teller: StoryTeller) -> String {
    guard let gone = teller.trails.losses.last(where: { $0.time <= time }) else {
      return "no controller is in the window"
    }
    return "no controller is in the window: " + departure(of: gone.controller, until: time, teller)
  }

  static func unansweredContent(since time: Instant) -> String {
    "/choose, asked at \(TimeText.seconds(time)), was not answered"
  }

  static func loadFailed(_ failure: LoadFailure, _ world: SimulatedWorld) -> String {
    switch failure {
    case .timeout: "/choose timed out"
    case .offline: "/choose failed: offline"
    case .status(let status): "/choose answered \(status)"
    case .undecodable: "/choose does not decode: \(Wording.text(of: failure, in: world))"
    }
  }

  static func loaded(_ response: Response, contents: Int) -> String {
    guard case .answered(let status, _) = response else { return "" }
    return contents == 0
      ? "/choose answered \(status) without a content: `data`, `payload` or `contents` is empty"
      : "/choose answered \(status): \(count(contents, "content"))"
  }

  static func noRoot(contents: Int) -> String {
    "none of \(count(contents, "content")) is without a step"
  }

  static func root(_ content: Content, contents: Int, _ choice: RootContentChoice) -> String {
    let name = content.contentId
    if contents == 1 { return "\(name), the only content" }
    guard let step = content.step else { return "\(name), the first without a step of \(contents) contents" }
    switch choice {
    case .withoutStepElseLowest: return "\(name), the lowest step, \(step), of \(contents)"
    case .firstWithStepElseFirst: return "\(name), the first with a step, \(step), of \(contents) contents"
    case .first: return "\(name), the first of \(contents) contents"
    case .withoutStepOnly: return "\(name), step \(step) of \(contents)"
    }
  }

  static func elements(_ count: Int, drawn: Int?, isRefused: Bool) -> String {
    if count == 0 {
      return isRefused ? "elements: none" : "elements: none, which this SDK presents all the same"
    }
    let all = Self.count(count, "element")
    return drawn.map { "\(all), \($0 == count ? "all" : $0 == 0 ? "none" : String($0)) drawn" } ?? all
  }

  static func fatalDelay(_ stated: Milliseconds?) -> String {
    "delay \(TimeText.seconds(stated?.count ?? 0)), which makes the app crash"
  }

  static func noDelay(_ stated: Milliseconds?) -> String {
    guard let stated else { return "no delay" }
    return "delay \(TimeText.seconds(stated.count)), which is none"
  }

  static func delay(
    _ delay: Milliseconds, from start: Instant, due: Instant, ended: Instant?, _ handling: DelayHandling
  ) -> String {
    let span =
      "\(TimeText.seconds(delay.count)), from \(TimeText.seconds(start)) to \(TimeText.seconds(due))"
    guard let ended else { return "\(span), not over yet" }
    return ended > due ? "\(span), heard of at \(TimeText.seconds(ended)) (T2)" : span
  }
}
