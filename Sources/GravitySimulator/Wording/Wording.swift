import GravityActions
import GravityPresentation

/// The sentences for what happens in a run; the one place where verdicts and log lines get their words.
enum Wording {
  static func reason(of verdict: Verdict, in world: SimulatedWorld) -> String {
    if let reason = verdict.reason { return reason }
    guard case .refused(let rule, _) = verdict else { return "refused" }
    let rules = world.machine.environment.plugins.rules
    return rules.indices.contains(Int(rule)) ? rules[Int(rule)].name : "refused"
  }

  /// `candidate primer ended at 1.500s: locked (locked since 0.200s)`.
  static func text(of record: VerdictRecord, in world: SimulatedWorld) -> String {
    let campaign = world.catalog.candidate(record.candidate).campaignId
    let values = values(of: record.verdict, in: world).map { " (\($0))" } ?? ""
    let reason = reason(of: record.verdict, in: world)
    return "candidate \(campaign) ended at \(TimeText.seconds(record.time)): \(reason)\(values)"
  }

  /// The values that a verdict was decided on.
  static func values(of verdict: Verdict, in world: SimulatedWorld) -> String? {
    switch verdict {
    case .presented(let id): world.text(of: id)
    case .loadFailed(let failure): text(of: failure, in: world)
    case .noContent: nil
    case .noElements(let content): "\(name(of: content, in: world)) has no elements"
    case .noHost: "no controller is in the window"
    case .hostInactive(let host, let inactivity): "\(world.name(of: host)) \(text(of: inactivity))"
    case .hostBusy(let host, let occupation): "\(world.name(of: host)) \(text(of: occupation))"
    case .alreadyPresenting(let id): "\(world.text(of: id)) is up"
    case .locked: world.recording.lockedSince.map { "locked since \(TimeText.seconds($0))" }
    case .notPresentable(let content): delivery(of: content, in: world)
    case .unknownTemplate(let content):
      "template \(world.catalog.content(content).content.templateSystemName ?? "none")"
    case .notTried(let reason): text(of: reason)
    case .capacity: "\(PresentationMachine.capacity) presentations are under way"
    case .refused(_, let value): "value \(value)"
    }
  }

  /// What keeps a content from being presented (P10, P15).
  private static func delivery(of content: ContentID, in world: SimulatedWorld) -> String {
    let method = world.catalog.methodName(of: content)
    if world.catalog.record(content).lacksFrame { return "\(method) without frameUI" }
    return method.isEmpty ? "no delivery method" : "delivery method \(method)"
  }

  static func text(of failure: LoadFailure, in world: SimulatedWorld) -> String {
    switch failure {
    case .timeout: "timeout"
    case .offline: "offline"
    case .status(let status): "status \(status)"
    case .undecodable(let body): world.setup.faults[body] ?? "the body does not decode"
    }
  }

  static func text(of inactivity: HostInactivity) -> String {
    switch inactivity {
    case .leftWindow: "is not in the window"
    case .beingDismissed: "is being dismissed"
    case .movingFromParent: "moves from its parent"
    }
  }

  static func text(of occupation: HostOccupation) -> String {
    switch occupation {
    case .presenting: "presents something already"
    case .transitioning: "is in a transition"
    case .refusedByPresenter: "was refused by the presenter"
    case .presenterSilent: "got no answer from the presenter"
    }
  }

  static func text(of reason: NotTriedReason) -> String {
    switch reason {
    case .triggerEnded: "an earlier candidate ended the trigger"
    case .earlierPresented: "an earlier candidate is presented"
    case .earlierHadContent: "an earlier candidate had content, and no further one is tried"
    case .appKilled: "the app was killed"
    case .appCrashed: "the app crashed"
    }
  }

  static func name(of content: ContentID, in world: SimulatedWorld) -> String {
    world.catalog.name(of: content)
  }

  /// The SDK's own log lines, word for word (C2, P1, P9, L2, E9).
  static func text(of message: LogMessage, in world: SimulatedWorld) -> String {
    switch message {
    case .calledBeforeInitialize(let call):
      "\(name(of: call)) called before GravitySDK.initialize() — call ignored"
    case .visitFailed(let failure): "visit failed: \(text(of: failure, in: world))"
    case .eventFailed(let failure): "event failed: \(text(of: failure, in: world))"
    case .contentFailed(let call, let failure): "\(name(of: call)) failed: \(text(of: failure, in: world))"
    case .skippedWhileLocked(let candidate):
      "Presentation is locked, skipped content for campaign \(world.catalog.candidate(candidate).campaignId)"
    case .lockCalled: "Presentation lock called, presentation is now locked"
    case .unlockCalled: "Presentation unlock called, presentation is now unlocked"
    case .trackingFailed(_, let failure): "trackEngagementEvent failed: \(text(of: failure, in: world))"
    case .sheetWithoutFrame(let content):
      "bottom sheet \(name(of: content, in: world)) has no frameUI and is not shown"
    }
  }

  static func name(of call: LogMessage.Call) -> String {
    switch call {
    case .trackView: "trackView"
    case .triggerEvent: "triggerEvent"
    case .showBackendContent: "showBackendContent"
    case .setOptions: "setOptions"
    case .setUser: "setUser"
    case .setNotificationPermissionStatus: "setNotificationPermissionStatus"
    case .getContentBySelector: "getContentBySelector"
    case .getContentByCampaignID: "getContentByCampaignId"
    case .getContentByGroup: "getContentByGroup"
    case .inlineComponent: "GravityInlineView"
    case .sendContentEngagement: "sendContentEngagement"
    case .sendProductEngagement: "sendProductEngagement"
    case .lockPresentation: "lockPresentation"
    case .unlockPresentation: "unlockPresentation"
    case .setPresentationLockListener: "setPresentationLockListener"
    }
  }
}
