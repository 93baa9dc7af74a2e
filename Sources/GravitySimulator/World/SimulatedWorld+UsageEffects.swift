import GravityActions
import GravityPresentation

/// What the SDK itself does, as far as the app's calls are measured by it.
extension SimulatedWorld {
  /// - Parameter effects: What the event led to, all of it performed.
  mutating func observeUsage(of event: Event, _ effects: [Effect]) {
    if case .responded(_, .answered(let status, let body)) = event, (200..<300).contains(status) {
      noteLoaded(body)
    }
    for effect in effects { observeUsage(of: event, effect) }
  }

  private mutating func observeUsage(of event: Event, _ effect: Effect) {
    switch effect {
    case .send(.candidates(let trigger), _):
      guard let site = usage.lastCall else { return }
      usage.triggers[trigger] = site
    case .triggerEnded(let trigger, _): usage.triggers[trigger] = nil
    case .present(_, let content, _), .update(_, let content), .updateInline(_, let content):
      noteShown(content, by: event)
    case .loadEnded(let load, .arrived(let body)):
      guard case .component = self.load(load)?.sender, let root = catalog.root(of: body) else { return }
      noteShown(root, by: event)
    case .send, .loadEnded, .track, .startTimer, .cancelTimer, .beginLeaving, .dismiss, .callBack,
      .callLockListener, .log, .writePasteboard, .askForPushAuthorization, .registerForRemoteNotifications,
      .openSettings, .verdict, .appCrashed, .quirk, .note:
      return
    }
  }

  /// The feed speaks through what is loaded, and what is loaded anew may be rendered anew.
  private mutating func noteLoaded(_ body: BodyID) {
    guard let contents = catalog.contentIDs(of: body) else { return }
    if !usage.readBodies.contains(body) { usage.unreadBodies.append(body) }
    guard !usage.sent.isEmpty else { return }
    let names = Set(contents.map { catalog.name(of: $0) })
    usage.sent = usage.sent.filter { !names.contains($0.content) }
  }

  private mutating func noteShown(_ content: ContentID, by event: Event) {
    if !usage.hasProductViewBuilder, !usage.hasToldBuilder, showsProducts(content),
      let site = cause(of: event)
    {
      usage.hasToldBuilder = true
      tell(.productBuilderMissing(content: catalog.name(of: content)), at: .call, of: site)
    }
    guard !usage.hasPushStatus, usage.primer == nil, catalog.record(content).asksForPush,
      let site = cause(of: event)
    else {
      return
    }
    usage.primer = UsageMonitor.Shown(content: catalog.name(of: content), time: now, site: site)
    if usage.isConcluded { tellPrimer() }
  }

  /// The call that an event goes back to.
  private func cause(of event: Event) -> UsageSite? {
    var trigger: TriggerID?
    if case .responded(let request, _) = event { trigger = request.trigger }
    if case .timerFired(.delay(let delayed, _)) = event { trigger = delayed }
    return trigger.flatMap { usage.triggers[$0] } ?? usage.lastCall
  }

  private func showsProducts(_ content: ContentID) -> Bool {
    let elements = catalog.content(content).content.variables?.elements ?? []
    let policy = machine.environment.profile.policy
    return catalog.drawnElements(of: content).contains { element in
      ElementKind(wireName: elements[Int(element.source)].type, under: policy) == .productsContainer
    }
  }
}
