import GravityActions
import Testing

@testable import GravityPresentation

/// Writes effects as lines, with the names that a test's campaigns have.
///
/// A presentation is called by its content; the second of one content is `a#2`. Triggers are numbered.
struct EffectLines {
  private var presentations: [(id: PresentationID, name: String, content: ContentID, host: ControllerID)] = []
  private var triggers: [TriggerID] = []

  mutating func learn(_ effect: Effect, _ catalog: Catalog) {
    switch effect {
    case .send(let request, _):
      if let trigger = request.trigger, !triggers.contains(trigger) { triggers.append(trigger) }
    case .present(let id, let content, let host):
      let name = catalog.content(content).content.contentId
      let earlier = presentations.count { $0.name.split(separator: "#").first.map(String.init) == name }
      presentations.append((id, earlier == 0 ? name : "\(name)#\(earlier + 1)", content, host))
    default: break
    }
  }

  func presentation(_ name: String) -> PresentationID {
    guard let known = presentations.last(where: { $0.name == name }) else {
      Issue.record("nothing was presented as \(name)")
      return PresentationID(ticket: Ticket(serial: .max, slot: 0))
    }
    return known.id
  }

  func content(of id: PresentationID) -> ContentID? { presentations.last { $0.id == id }?.content }

  func host(of id: PresentationID) -> ControllerID? { presentations.last { $0.id == id }?.host }

  func line(for effect: Effect, _ catalog: Catalog) -> String {
    switch effect {
    case .send(_, .visit): "send visit"
    case .send(_, .event): "send event"
    case .send(_, .choose(let candidate)): "send choose \(name(candidate, catalog))"
    case .send(_, .click(let action)): "send \(catalog.click(action).event?.type ?? "nothing")"
    case .send(.load(_, let call), .load(let load)): "send \(call) \(load.index)"
    case .send(_, .load(let load)): "send load \(load.index)"
    case .track(let url): "track \(catalog.url(url).text)"
    case .startTimer(let timer, let deadline): "start \(name(timer, catalog)) at \(deadline.milliseconds)"
    case .cancelTimer(let timer): "cancel \(name(timer, catalog))"
    case .present(let id, _, let host): "present \(name(id)) on \(name(host))"
    case .beginLeaving(let id): "begin leaving \(name(id))"
    case .dismiss(let id): "dismiss \(name(id))"
    case .update(let id, let content): "update \(name(id)): \(drawn(content, catalog))"
    case .updateInline(let id, let content): "update inline \(id.index): \(drawn(content, catalog))"
    case .loadEnded(let load, .arrived): "load \(load.index) arrived"
    case .loadEnded(let load, .failed(let failure)): "load \(load.index) failed, \(words(failure))"
    case .loadEnded(let load, .refused): "load \(load.index) refused"
    case .callBack(.productImpression(let slot)): "saw slot \(slot.index)"
    case .callBack(.content(let occasion, let content)): "\(occasion) \(name(content, catalog))"
    case .callBack(.click(let callback, _, let content)): "\(callback.eventName) \(name(content, catalog))"
    case .callLockListener(let isLocked): "tell listener \(isLocked ? "locked" : "unlocked")"
    case .log(let message): "log \(words(message, catalog))"
    case .writePasteboard(let action): "copy \(catalog.click(action).copyData ?? "nothing")"
    case .askForPushAuthorization: "ask for push"
    case .registerForRemoteNotifications: "register for push"
    case .openSettings: "open settings"
    case .verdict(_, let candidate, let verdict):
      "\(name(candidate, catalog)): \(words(verdict, catalog))"
    case .triggerEnded(let trigger, .failed(let failure)):
      "trigger \(name(trigger)): failed, \(words(failure))"
    case .triggerEnded(let trigger, let outcome): "trigger \(name(trigger)): \(outcome)"
    case .appCrashed(.calledBeforeInitialize(let call)): "crash by \(call)"
    case .appCrashed(.negativeDelay(let candidate)): "crash by \(name(candidate, catalog))"
    case .quirk(let quirk): "quirk \(quirk.id.rawValue) \(words(quirk.subject, catalog))"
    case .note(let note): "note \(words(note, catalog))"
    }
  }

  private func drawn(_ content: ContentID, _ catalog: Catalog) -> String {
    catalog.drawnTexts(of: content).map { $0 ?? "–" }.joined(separator: ", ")
  }

  private func name(_ id: PresentationID) -> String {
    presentations.last { $0.id == id }?.name ?? "a stranger"
  }

  private func name(_ id: TriggerID) -> String {
    triggers.firstIndex(of: id).map { "\($0 + 1)" } ?? "of a stranger"
  }

  private func name(_ id: ControllerID) -> String {
    if id == .home { return "home" }
    return id.presentation.map { name($0) } ?? "app \(id.appNumber ?? .max)"
  }

  private func name(_ id: CandidateID, _ catalog: Catalog) -> String { catalog.candidate(id).campaignId }

  private func name(_ id: ContentID, _ catalog: Catalog) -> String {
    Int(id.index) < catalog.contents.count ? catalog.content(id).content.contentId : "a stranger"
  }

  private func name(_ id: TimerID, _ catalog: Catalog) -> String {
    switch id {
    case .delay(_, let candidate): "delay \(name(candidate, catalog))"
    case .selfDismissal(let id): "stay \(name(id))"
    case .removal(let id): "removal \(name(id))"
    case .visibility(let id): "sight \(name(id))"
    case .presenterAnswer(let id): "patience \(name(id))"
    }
  }

  private func words(_ verdict: Verdict, _ catalog: Catalog) -> String {
    switch verdict {
    case .presented(let id): "presented as \(name(id))"
    case .loadFailed(let failure): "loadFailed, \(words(failure))"
    case .noElements(let content), .notPresentable(let content), .unknownTemplate(let content):
      "\(verdict.reason ?? ""), \(name(content, catalog))"
    case .hostInactive(let host, let why): "hostInactive, \(name(host)) \(why)"
    case .hostBusy(let host, let why): "hostBusy, \(name(host)) \(why)"
    case .alreadyPresenting(let id): "alreadyPresenting, \(name(id))"
    case .notTried(let why): "notTried, \(why)"
    case .refused(let rule, let value): "refused by rule \(rule), \(value)"
    case .noContent, .noHost, .locked, .capacity: verdict.reason ?? ""
    }
  }

  private func words(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .hostBusy(let why): "hostBusy \(why)"
    case .noSuchStep, .missingStep, .notPresentable, .unknownTemplate, .hostGone, .alreadyPresenting,
      .capacity:
      "\(obstacle)"
    }
  }

  private func words(_ failure: LoadFailure) -> String {
    switch failure {
    case .timeout, .offline: "\(failure)"
    case .status(let status): "status \(status)"
    case .undecodable: "undecodable"
    }
  }

  private func words(_ message: LogMessage, _ catalog: Catalog) -> String {
    switch message {
    case .calledBeforeInitialize(let call): "\(call) before initialize"
    case .visitFailed(let failure): "visit failed, \(words(failure))"
    case .eventFailed(let failure): "event failed, \(words(failure))"
    case .contentFailed(let call, let failure): "\(call) failed, \(words(failure))"
    case .skippedWhileLocked(let candidate): "skipped \(name(candidate, catalog)) while locked"
    case .lockCalled: "locked"
    case .unlockCalled: "unlocked"
    case .sheetWithoutFrame(let content): "no frame, \(name(content, catalog))"
    case .trackingFailed(let url, let failure): "tracking failed, \(catalog.url(url).text), \(words(failure))"
    }
  }

  private func words(_ subject: Quirk.Subject, _ catalog: Catalog) -> String {
    switch subject {
    case .candidate(let id): name(id, catalog)
    case .content(let id): name(id, catalog)
    case .body: "body"
    case .push: "push"
    case .load(let load): "load \(load.index)"
    case .call: "call"
    case .click: "click"
    case .option(let part): part.rawValue
    case .attribute(let attribute): attribute.rawValue
    case .slot(let slot): "product \(catalog.place(of: slot) ?? 0)"
    }
  }

  private func words(_ note: Note, _ catalog: Catalog) -> String {
    switch note {
    case .stale(let what): "stale \(what)"
    case .tapIgnored(let id, let why): "tap ignored, \(name(id)) \(why)"
    case .action(let note, _): "\(note)"
    case .skippedURL(let url): "no url, \(catalog.url(url).text)"
    case .stepNotShown(let content, let why): "step not shown, \(name(content, catalog)) \(words(why))"
    case .severalSteps(let content): "several steps, \(name(content, catalog))"
    case .push(let note): "push \(note)"
    case .triggerRefused: "trigger refused"
    case .lockUnavailable: "no lock"
    case .showContentRefused(let content): "not shown by hand, \(name(content, catalog))"
    case .contentNotShown(let content, let why): "not shown, \(name(content, catalog)) \(words(why))"
    case .presenterFailed(let content, let why): "presenter failed, \(name(content, catalog)) \(why)"
    case .nothingChanged: "nothing changed"
    case .trackingArrived(let url): "tracked \(catalog.url(url).text)"
    case .inputIgnored(let id): "input ignored, \(name(id))"
    case .inlineTapIgnored(let id, let why): "tap ignored, inline \(id.index) \(why)"
    case .elementNotDrawn(let content, let fault):
      "not drawn, \(name(content, catalog)) \(catalog.fault(fault)?.fault.key ?? "")"
    case .groupContentUnavailable: "no content of groups"
    }
  }
}
