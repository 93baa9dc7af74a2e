import GravityPresentation

extension ExplainWording {
  static let droppedBeforeInitialize = "dropped: the SDK was not initialized (C2)"
  static let tooManyTriggers =
    "refused: \(PresentationMachine.capacity) triggers were under way already"

  static func fatal(_ reason: CrashReason, _ world: SimulatedWorld) -> String {
    "fatal, the app crashed: \(Wording.text(of: reason, in: world))"
  }

  static func unanswered(_ endpoint: String, outcome: TriggerOutcome?) -> String {
    if case .appKilled = outcome { return "\(endpoint) was not answered before the app was killed" }
    return "\(endpoint) was not answered until the end of the run"
  }

  static func answer(
    of endpoint: String, _ response: Response, at time: Instant, outcome: TriggerOutcome?, candidates: Int,
    in world: SimulatedWorld
  ) -> String {
    let time = TimeText.seconds(time)
    switch response {
    case .timedOut: return "\(endpoint) timed out at \(time)"
    case .offline: return "\(endpoint) failed at \(time): offline"
    case .answered(let status, let body):
      guard case .failed(let failure) = outcome else {
        return "\(endpoint) answered \(status) at \(time): \(count(candidates, "candidate"))"
      }
      if case .status = failure {
        return "\(endpoint) answered \(status) at \(time), so the trigger ended (P1)"
      }
      let answer = "\(endpoint) answered \(status) at \(time), which does not decode"
      return answer + (world.setup.faults[body].map { ": \($0)" } ?? "")
    }
  }

  /// What to look at where a trigger brought no candidates.
  static func help(with trigger: TriggerTrail) -> [String] {
    switch trigger.obstacle {
    case .beforeInitialize, .fatal: return ["call `GravitySDK.initialize(…)` before anything else"]
    case .capacity: return ["wait for earlier triggers to end"]
    case nil: break
    }
    switch trigger.outcome {
    case .failed(.undecodable):
      // An SDK that does not look at the status finds a body that is none (P1).
      if case .answered(let status, _) = trigger.answer?.response, !(200...299).contains(status) {
        return help(with: .status(status)) + ["this SDK does not look at the status (P1)"]
      }
      return ["the response breaks the contract (N5)"]
    case .failed(let failure): return help(with: failure)
    case .noCandidates:
      return [
        "the server lists no campaign for this call: is the campaign active, and does it target this page "
          + "context?"
      ]
    case .completed, .appKilled, .appCrashed, nil: return []
    }
  }

  /// What to look at where a candidate is not presented; none where the questions say it all.
  static func help(with candidate: CandidateTeller) -> [String] {
    switch candidate.trail.verdict?.verdict {
    case .noContent where candidate.hasContents:
      ["give one content no `step`: this SDK begins with such a one only (P5)"]
    case .noContent: ["the server chose nothing: is the campaign active, and has it a content for this user?"]
    case .noElements: ["give the content elements: what has none is not presented"]
    case .noHost: ["call when a view controller is in the window, or pass the controller that is to present"]
    case .notPresentable(let content) where candidate.teller.catalog.methodName(of: content) == "inline":
      ["get the content by its selector and draw it in a component of the app's own"]
    case .locked: ["what the lock skips is not shown when it opens (L4)"]
    case .loadFailed(.status(let status)): help(with: .status(status))
    case .presented, .loadFailed, .hostInactive, .hostBusy, .alreadyPresenting, .notPresentable,
      .unknownTemplate, .notTried, .capacity, .refused, nil:
      []
    }
  }

  private static func help(with failure: LoadFailure) -> [String] {
    switch failure {
    case .status(let status) where status == 401 || status == 403:
      ["the server refuses the key: check `apiKey` and `section`"]
    case .status(let status) where status >= 500: ["the server had an error of its own"]
    case .status: ["the server refused the request: check `section`, the page context and the base url"]
    case .timeout: ["no answer within the SDK's timeout (P1)"]
    case .offline: ["the device has no network, or the proxy does not answer"]
    case .undecodable: ["the response breaks the contract (N5)"]
    }
  }
}
