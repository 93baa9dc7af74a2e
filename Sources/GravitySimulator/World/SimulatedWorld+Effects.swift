import GravityActions
import GravityPresentation

extension SimulatedWorld {
  /// Does what the machine asks for, or finds fault where the platform would refuse.
  mutating func perform(_ effect: Effect) {
    switch effect {
    case .send(let request, let call): send(request, call)
    case .track(let url): track(url)
    case .startTimer(let timer, let due): agenda.add(.timer(timer), at: due)
    case .cancelTimer(let timer):
      if !agenda.remove(.timer(timer)) { fault = "the machine cancelled a timer that does not run: \(timer)" }
    case .present(let id, let content, let host): present(id, content, on: host)
    case .beginLeaving(let id):
      close(.presentation(id))
      beginLeaving(id)
    case .dismiss(let id):
      close(.presentation(id))
      dismiss(id)
    case .update(let id, let content): update(id, to: content)
    case .updateInline(let id, let content): updateInline(id, to: content)
    case .loadEnded(let load, let outcome):
      forgetOrigin(of: .load(load))
      endLoad(load, outcome)
    case .callBack(let callback): take(callback)
    case .callLockListener(let isLocked): if !isExplored { recording.lockListener.add(isLocked) }
    case .log(let message): if !isExplored { log(message) }
    case .writePasteboard(let action):
      pasteboard = action
      recording.unclaimedPasteboardWrites += 1
    case .askForPushAuthorization: ask(.authorizationRequested)
    case .registerForRemoteNotifications: break
    case .openSettings: openSettings()
    case .verdict(_, let candidate, let verdict):
      keep(VerdictRecord(candidate: candidate, verdict: verdict, time: now))
    case .triggerEnded(let trigger, _): forgetOrigin(of: .trigger(trigger))
    case .note: break
    case .appCrashed(let reason): crashApp(reason)
    case .quirk(let quirk): if !isExplored { recording.quirks.add(quirk.id.rawValue) }
    }
  }

  private mutating func send(_ request: RequestID, _ call: SentCall) {
    if !isExplored { record(request, call) }
    let number: Int?
    switch call {
    case .visit: number = setup.replies.number(of: .visit)
    case .event: number = setup.replies.number(of: .event)
    case .choose(let candidate): number = setup.replies.number(of: candidate)
    case .click(let action):
      if case .click(let trigger) = request {
        relayedClicks.append(RelayedClick(trigger: trigger, action: action))
      }
      number = setup.replies.number(of: .event)
    case .load(let load): number = setup.replies.number(of: endpoint(of: load))
    }
    schedule(reply(number) ?? ScriptedReply(.answered(status: 404, body: Catalog.emptyBody))) {
      .response(request, $0)
    }
  }

  private mutating func track(_ url: URLID) {
    if isExplored { return }
    recording.urls.add(catalog.url(url).text)
    let number = setup.replies.number(of: .tracking)
    schedule(reply(number) ?? ScriptedReply(.answered(status: 200, body: Catalog.emptyBody))) {
      .tracking(url, $0)
    }
  }

  /// The scripted reply of this call; nil for an endpoint that is not scripted.
  private mutating func reply(_ number: Int?) -> ScriptedReply? {
    guard let number else { return nil }
    let script = setup.replies.script(number)
    guard script.count > 1 else { return script.last }
    while replyCounts.count <= number { replyCounts.append(0) }
    let count = Int(replyCounts[number])
    // The last one stays, so that nothing more has to be counted.
    if count < script.count - 1 { replyCounts[number] += 1 }
    return script[count]
  }

  /// P1: what takes longer than the timeout has timed out by then.
  private mutating func schedule(_ reply: ScriptedReply, _ task: (Response) -> Agenda.Task) {
    let timeout = machine.environment.profile.policy.requestTimeout
    if isExplored {
      agenda.add(task(reply.response), at: now + timeout)
    } else if reply.after > timeout {
      agenda.add(task(.timedOut), at: now + timeout)
    } else {
      agenda.add(task(reply.response), at: now + reply.after)
    }
  }

  mutating func ask(_ event: SystemPushEvent) {
    var outputs: [SystemPushOutput] = []
    system.handle(event) { outputs.append($0) }
    for output in outputs {
      switch output {
      case .showPrompt:
        if isExplored { break }
        recording.unclaimedPrompts += 1
        recording.prompts.append(now)
      case .answer(let granted, let promptShown):
        queue.add(.pushAnswered(granted: granted, promptShown: promptShown))
      case .note: break
      }
    }
  }

  /// T2: the settings cover the app, which is in background until it comes back.
  private mutating func openSettings() {
    if !isExplored { recording.opened.add("settings") }
    guard !isInBackground else { return }
    enterBackground()
    isInSettings = true
  }

  /// T2; the system ends running animations when the app leaves the screen.
  mutating func enterBackground() {
    isInBackground = true
    isInSettings = false
    queue.add(.enteredBackground)
    for id in host.presentations { endTransition(of: id) }
  }

  private mutating func take(_ callback: TrackingCallback) {
    if !isExplored { return recording.callbacks.add(record(of: callback)) }
    guard keepsHistory, case .content(.load, let content) = callback else { return }
    recording.keepLoaded(content)
  }

  /// An explorer keeps the latest of each candidate, and only where a property speaks of verdicts.
  private mutating func keep(_ record: VerdictRecord) {
    if isExplored {
      guard keepsHistory else { return }
      recording.verdicts.removeAll { $0.candidate == record.candidate }
    }
    recording.verdicts.append(record)
  }

  private func record(of callback: TrackingCallback) -> CallbackRecord {
    switch callback {
    case .content(let occasion, let content):
      return CallbackRecord(
        name: occasion.eventName, content: catalog.name(of: content), time: now)
    case .click(let kind, let action, let content):
      let click = catalog.click(action)
      return CallbackRecord(
        name: kind.eventName, content: catalog.name(of: content),
        url: kind == .followURL ? click.url : nil, type: kind == .followURL ? click.urlType.wireName : nil,
        deeplink: kind == .followDeeplink ? click.deeplink : nil,
        copyData: kind == .copy ? click.copyData : nil, time: now)
    case .productImpression(let slot):
      let content = catalog.content(of: slot).map { catalog.name(of: $0) } ?? ""
      return CallbackRecord(
        name: "ProductImpressionEvent", content: content,
        slot: catalog.place(of: slot).map { String($0) }, time: now)
    }
  }
}

extension Occasion {
  /// The name of the tracking event in the app's callback.
  public var eventName: String {
    switch self {
    case .load: "ContentLoadEvent"
    case .impression: "ContentImpressionEvent"
    case .visibleImpression: "ContentVisibleImpressionEvent"
    case .close: "ContentCloseEvent"
    }
  }
}
