import GravityPresentation

/// Misuse of content that the app asks for, renders and reports itself (E8).
extension SimulatedWorld {
  mutating func diagnoseGetContent(_ query: ContentQuery, page: PageContext?) {
    guard isListening else { return }
    let call: UsageCall
    let what: String
    let name: String
    switch query {
    case .selector(let selector): (call, what, name) = (.getContentBySelector, "selector", selector)
    case .campaign(let id): (call, what, name) = (.getContentByCampaignId, "campaign id", id)
    case .group(let group): (call, what, name) = (.getContentByGroup, "group", group)
    }
    diagnose(call, page: page) { _, _, report in
      if name.isBlank { report.add(.selectorEmpty(what), at: .argument("1")) }
    }
  }

  /// What the SDK sends for what it shows must not be sent again, and what is sent by hand is sent once.
  mutating func diagnoseEngage(_ occasion: Occasion, _ content: String) {
    guard isListening else { return }
    let site = self.site(of: .sendContentEngagement)
    let engagement = Wording.engagement(of: occasion)
    let sent = UsageMonitor.Sent(content: content, occasion: occasion)
    if isTrackedBySDK(occasion, of: content) {
      tell(.engagementAutomatic(engagement, content: content), at: .argument("1"), of: site)
    } else if occasion != .close, !usage.sent.insert(sent).inserted {
      tell(.engagementRepeated(engagement, content: content), at: .argument("1"), of: site)
    }
  }

  /// The card that the SDK's detector wraps is reported by it; its clicks are the app's to send (E5, E6).
  mutating func diagnoseEngageProduct(_ engagement: ProductEngagement, slot: Int, content: String) {
    guard isListening, engagement == .visibleImpression else { return }
    let site = self.site(of: .sendProductEngagement)
    let isReported = recording.callbacks.items.contains {
      $0.name == "ProductImpressionEvent" && $0.content == content && $0.slot == String(slot)
    }
    let sent = UsageMonitor.Sent(content: content, occasion: .visibleImpression, slot: slot)
    if isReported {
      tell(.productEngagementAutomatic(slot: slot, content: content), at: .argument("slot"), of: site)
    } else if !usage.sent.insert(sent).inserted {
      tell(.productEngagementRepeated(slot: slot, content: content), at: .argument("slot"), of: site)
    }
  }

  /// C1: what is shown by hand; under other profiles than `ideal` the call itself is refused.
  mutating func diagnoseShowContent(_ content: ContentID) {
    guard isListening, machine.environment.profile.policy.showsBackendContent else { return }
    usage.lastCall = site(of: .showBackendContent)
    guard catalog.methodName(of: content) == "inline" else { return }
    let name = catalog.name(of: content)
    tell(.showContentInline(name), at: .argument("0"), of: site(of: .showBackendContent))
  }

  /// The SDK has reported it, or will while the content is up: what it never reports (E3, E4) may be sent by hand.
  private func isTrackedBySDK(_ occasion: Occasion, of content: String) -> Bool {
    if recording.callbacks.items.contains(where: { $0.name == occasion.eventName && $0.content == content }) {
      return true
    }
    let policy = machine.environment.profile.policy
    return host.presentations.contains { id in
      guard let shown = self.content(of: id), catalog.name(of: shown) == content else { return false }
      let behavior = catalog.record(shown).behavior
      switch occasion {
      case .load: return true
      case .impression: return behavior.reportsImpression
      case .visibleImpression: return behavior.reportsVisibleImpression
      case .close: return policy.closeReports != .formsOnly
      }
    }
  }
}
