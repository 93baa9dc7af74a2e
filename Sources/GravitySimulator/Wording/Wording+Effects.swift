import GravityActions
import GravityPresentation

extension Wording {
  /// An effect as a line of a trace: its kind and what it is about.
  static func line(of effect: Effect, in world: SimulatedWorld) -> (kind: String, text: String) {
    switch effect {
    case .send(_, let call): ("effect", "request \(text(of: call, in: world))")
    case .track(let url): ("effect", "GET \(world.catalog.url(url).text)")
    case .startTimer(let timer, let due):
      ("effect", "start timer \(text(of: timer, in: world)), due at \(TimeText.seconds(due))")
    case .cancelTimer(let timer): ("effect", "cancel timer \(text(of: timer, in: world))")
    case .present(_, let content, let host):
      (
        "effect",
        "present \(world.catalog.methodName(of: content)) \(name(of: content, in: world)) on \(world.name(of: host))"
      )
    case .beginLeaving(let id): ("effect", "let \(world.text(of: id)) leave")
    case .dismiss(let id): ("effect", "dismiss \(world.text(of: id))")
    case .update(let id, let content):
      ("effect", "redraw \(world.text(of: id)): \(elementCount(of: content, in: world))")
    case .updateInline(let id, let content):
      ("effect", "redraw \(world.name(of: id)): \(elementCount(of: content, in: world))")
    case .loadEnded(let load, let outcome):
      ("effect", "\(world.text(of: load)) ended: \(text(of: outcome, in: world))")
    case .callBack(let callback): ("effect", "call back \(text(of: callback, in: world))")
    case .callLockListener(let isLocked): ("effect", "tell the lock listener \(isLocked)")
    case .log(let message): ("log", text(of: message, in: world))
    case .writePasteboard(let action):
      ("effect", "copy “\(world.catalog.click(action).copyData ?? "")”")
    case .askForPushAuthorization: ("effect", "ask the system for push authorization")
    case .registerForRemoteNotifications: ("effect", "register for remote notifications")
    case .openSettings: ("effect", "open the system's settings")
    case .verdict(_, let candidate, let verdict): ("verdict", line(of: verdict, on: candidate, in: world))
    case .triggerEnded(let trigger, let outcome):
      ("effect", "\(name(of: trigger, in: world)) ended: \(text(of: outcome, in: world))")
    case .appCrashed(let reason): ("crash", text(of: reason, in: world))
    case .quirk(let quirk): ("quirk", text(of: quirk, in: world))
    case .note(let note): ("note", text(of: note, in: world))
    }
  }

  private static func line(
    of verdict: Verdict, on candidate: CandidateID, in world: SimulatedWorld
  ) -> String {
    let values = values(of: verdict, in: world).map { " (\($0))" } ?? ""
    let campaign = world.catalog.candidate(candidate).campaignId
    return "\(campaign): \(reason(of: verdict, in: world))\(values)"
  }

  /// `trigger 2`: triggers are counted as they are sent.
  private static func name(of trigger: TriggerID, in world: SimulatedWorld) -> String {
    guard let place = world.recording.triggers.lastIndex(of: trigger) else { return "a trigger" }
    return "trigger \(place + 1)"
  }

  private static func elementCount(of content: ContentID, in world: SimulatedWorld) -> String {
    let count = world.catalog.drawnElements(of: content).count
    return count == 1 ? "1 element" : "\(count) elements"
  }

  static func text(of outcome: LoadOutcome, in world: SimulatedWorld) -> String {
    switch outcome {
    case .arrived(let body):
      "contents: "
        + (world.catalog.contentIDs(of: body) ?? []).map { name(of: $0, in: world) }
        .joined(separator: ", ")
    case .failed(let failure): text(of: failure, in: world)
    case .refused: "it was not sent"
    }
  }

  static func text(of call: SentCall, in world: SimulatedWorld) -> String {
    switch call {
    case .visit: "/visit"
    case .event: "/event"
    case .choose(let candidate): "/choose \(world.catalog.candidate(candidate).campaignId)"
    case .click(let action): "/event \(world.catalog.click(action).event?.type ?? "")"
    case .load(let load): world.text(of: load)
    }
  }

  static func text(of timer: TimerID, in world: SimulatedWorld) -> String {
    switch timer {
    case .delay(_, let candidate): "delay of \(world.catalog.candidate(candidate).campaignId)"
    case .selfDismissal(let id): "stay of \(world.text(of: id))"
    case .removal(let id): "removal of \(world.text(of: id))"
    case .visibility(let id): "second in sight of \(world.text(of: id))"
    case .presenterAnswer(let id): "patience with \(world.text(of: id))"
    }
  }

  static func text(of callback: TrackingCallback, in world: SimulatedWorld) -> String {
    switch callback {
    case .content(let occasion, let content): "\(occasion.eventName) of \(name(of: content, in: world))"
    case .click(let callback, _, let content): "\(callback.eventName) of \(name(of: content, in: world))"
    case .productImpression(let slot): "ProductImpressionEvent of \(text(of: slot, in: world))"
    }
  }

  static func text(of outcome: TriggerOutcome, in world: SimulatedWorld) -> String {
    switch outcome {
    case .completed: "every candidate has its verdict"
    case .noCandidates: "no candidates"
    case .failed(let failure): text(of: failure, in: world)
    case .appKilled: "the app was killed"
    case .appCrashed: "the app crashed"
    }
  }
}
