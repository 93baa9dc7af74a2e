import GravityActions
import GravityPresentation

/// What of the app's calls the documentation warns of. A call that `initialize` did not precede is ignored (C2),
/// and so it is here.
extension SimulatedWorld {
  var isListening: Bool { !isExplored && isAlive && machine.isInitialized }

  /// Once no step comes any more: what the whole run has left out is known now.
  public mutating func concludeUsage() {
    usage.isConcluded = true
    tellPrimer()
  }

  /// `initialize` is to be called once in the app's life.
  mutating func diagnoseInitialize() {
    guard isAlive, !isExplored else { return }
    let site = self.site(of: .initialize)
    usage.lastCall = site
    guard machine.isInitialized else { return }
    tell(.initializeTwice, at: .call, of: site)
  }

  mutating func diagnoseTrackView(_ page: PageContext, controller: String?) {
    guard isListening else { return }
    diagnose(.trackView, page: page, controller: controller)
  }

  mutating func diagnoseTriggerEvent(_ events: [TrackedEvent], page: PageContext?, controller: String?) {
    guard isListening else { return }
    diagnose(.triggerEvent, page: page, controller: controller) { usage, site, report in
      if events.isEmpty { report.add(.eventsEmpty, at: .event(0)) }
      for (number, event) in events.enumerated() {
        usage.check(CheckedEvent(event, number: number), site, &report)
      }
    }
    for finding in usage.takeCurrencyFindings() { recording.note(finding, at: now) }
  }

  mutating func diagnosePushStatus() {
    guard isListening else { return }
    usage.hasPushStatus = true
    usage.primer = nil
  }

  /// A call with a page context, and what else there is to it.
  mutating func diagnose(
    _ call: UsageCall, page: PageContext?, controller: String? = nil,
    _ more: (inout UsageMonitor, UsageSite, inout UsageReport) -> Void = { _, _, _ in }
  ) {
    let site = self.site(of: call)
    usage.lastCall = site
    readFeed()
    var report = UsageReport()
    more(&usage, site, &report)
    if let page {
      usage.check(page, &report)
    } else {
      report.add(.pageContextMissing(call), at: .call)
    }
    if let controller, let id = names.id(of: controller), host[id]?.isInWindow != true {
      report.add(.controllerNotInWindow(controller), at: .argument("controller"))
    }
    tell(report, of: site)
  }

  func site(of call: UsageCall) -> UsageSite {
    UsageSite(call: call, time: now, statement: usage.statement)
  }

  mutating func tell(_ report: UsageReport, of site: UsageSite) {
    for (misuse, path) in report.found { tell(misuse, at: path, of: site) }
  }

  mutating func tell(_ misuse: UsageMisuse, at path: UsagePath, of site: UsageSite) {
    recording.note(UsageFinding(misuse, at: path, of: site), at: now)
  }

  /// The products of what has been loaded since the last look.
  mutating func readFeed() {
    for body in usage.unreadBodies where usage.readBodies.insert(body).inserted {
      for id in catalog.contentIDs(of: body) ?? [] {
        for slot in catalog.content(id).content.products?.slots ?? [] { usage.feed.add(slot.item) }
      }
    }
    usage.unreadBodies = []
  }

  mutating func tellPrimer() {
    guard let primer = usage.primer else { return }
    tell(.pushStatusNeverPassed(content: primer.content, at: primer.time), at: .call, of: primer.site)
    usage.primer = nil
    // Once is enough: never is never.
    usage.hasPushStatus = true
  }
}
