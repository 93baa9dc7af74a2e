import GravityActions
import GravityPresentation

/// What the SDK itself does, as far as the app's calls are measured by it.
extension SimulatedWorld {
  mutating func observeUsage(of event: Event, _ effect: Effect) {
    switch effect {
    case .send(.candidates(let trigger), _):
      guard let site = usage.lastCall else { return }
      usage.triggers[trigger] = site
    case .triggerEnded(let trigger, _): usage.triggers[trigger] = nil
    case .present(_, let content, _): noteShown(content, by: event)
    case .callBack(.content(.load, let content)):
      // Loaded anew, it may be rendered anew.
      let name = catalog.name(of: content)
      if !usage.sent.isEmpty { usage.sent = usage.sent.filter { $0.content != name } }
    case .send, .track, .startTimer, .cancelTimer, .beginLeaving, .dismiss, .update, .updateInline,
      .callBack, .loadEnded, .callLockListener, .log,
      .writePasteboard, .askForPushAuthorization, .registerForRemoteNotifications, .openSettings, .verdict,
      .appCrashed, .quirk, .note:
      return
    }
  }

  private mutating func noteShown(_ content: ContentID, by event: Event) {
    if !usage.hasProductViewBuilder, !usage.hasToldBuilder, showsProducts(content),
      let site = cause(of: event)
    {
      usage.hasToldBuilder = true
      tell(.productBuilderMissing(content: catalog.name(of: content)), at: .call, of: site)
    }
    guard !usage.hasPushStatus, usage.primer == nil, asksForPush(content), let site = cause(of: event) else {
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

  /// Whether a tap somewhere in the content asks for the push permission.
  private func asksForPush(_ content: ContentID) -> Bool {
    let drawn = catalog.drawnElements(of: content).map(\.action)
    let others = [TapTarget.closeButton, .container].map { catalog.action(of: $0, in: content) }
    return (drawn + others).contains { $0.map { catalog.click($0).name == .requestPush } ?? false }
  }
}
