import GravityActions

extension ContentCompiler {
  /// A click joins the catalogue: its plan's steps, its urls and the step it opens.
  func append(
    _ click: OnClick, from source: ClickSource, of content: Content, into catalog: inout Catalog
  ) -> ActionID {
    let parameters = parameters(of: click, from: source)
    var plan = plugins.actions.plan(for: parameters, under: policy.actions)
    let repeatsClose = isCloseReportedByDismissal(parameters, in: content)
    // One entry, two reasons to hit it: the click, and the close that the click causes.
    if repeatsClose, !policy.actions.hitsCloseURLsTwice { plan.removeAll { $0 == .reportURLs } }
    let start = UInt32(catalog.steps.count)
    catalog.steps += plan
    let urls = appendURLs(ofType: click.action, of: content, into: &catalog)
    var quirks = quirks(of: parameters, plan, in: content)
    if repeatsClose, !urls.isEmpty, plan.contains(.reportURLs), plan.contains(.dismiss),
      policy.closeReports != .formsOnly || belongsToForm
    {
      quirks.insert(.closeURLsTwice)
    }
    catalog.actions.append(
      ActionRecord(
        steps: start..<UInt32(catalog.steps.count),
        urls: urls,
        target: target(of: parameters),
        quirks: quirks.intersection(policy.quirks)))
    catalog.actionSources.append(parameters)
    return ActionID(catalog.actions.count - 1)
  }

  /// What comes with every click of this kind.
  private func quirks(
    of parameters: ClickParameters, _ plan: [ActionStep], in content: Content
  ) -> QuirkSet {
    var quirks: QuirkSet = []
    let dismisses = plan.contains(.dismiss)
    switch parameters.name {
    case .close where !dismisses: quirks.insert(.closeStays)
    case .cancel where !dismisses: quirks.insert(.cancelStays)
    case .openStep where policy.actions.openStep == .isUnknown:
      // One that opens nothing anywhere and stays is no loss.
      if dismisses || isStep(target(of: parameters)) { quirks.insert(.stepIsUnknown) }
    case .followURL where plan.contains(.note(.missingURLType)): quirks.insert(.urlTypeRequired)
    case .close, .copy, .cancel, .followURL, .followDeeplink, .requestPush, .requestTracking, .openStep,
      .load, .impression, .visibleImpression, .unknown:
      break
    }
    if plan.contains(.reportURLs), hitsForeignURLs(parameters.name.wireName, in: content) {
      quirks.insert(.foreignURLs)
    }
    return quirks
  }

  private func isStep(_ target: ActionRecord.StepTarget) -> Bool {
    switch target {
    case .content: true
    case .missing, .unknown: false
    }
  }

  /// An entry of another name is taken for the action's own, and has other urls (A1).
  func hitsForeignURLs(_ type: String, in content: Content) -> Bool {
    guard policy.actions.unknownNames == .allEqual else { return false }
    let own = content.events?.first { $0.type == type }
    return urls(ofType: type, of: content) != own?.urls ?? []
  }

  /// The urls of the first entry of that type join (E12); none where there is no such entry.
  func appendURLs(
    ofType type: String, of content: Content, into catalog: inout Catalog
  ) -> Range<UInt32> {
    let start = UInt32(catalog.urls.count)
    catalog.urls += urls(ofType: type, of: content).map { TrackingURL($0) }
    return start..<UInt32(catalog.urls.count)
  }

  private func urls(ofType type: String, of content: Content) -> [String] {
    content.events?.first { isEntry($0, ofType: type) }?.urls ?? []
  }

  func hasEntry(ofType type: String, in content: Content) -> Bool {
    content.events?.contains { isEntry($0, ofType: type) } ?? false
  }

  private func isEntry(_ entry: EngagementEntry, ofType type: String) -> Bool {
    policy.actions.matches(event: ActionName(wireName: entry.type), action: ActionName(wireName: type))
  }

  private func parameters(of click: OnClick, from source: ClickSource) -> ClickParameters {
    ClickParameters(
      name: ActionName(wireName: click.action),
      closeOnClick: click.closeOnClick,
      copyData: click.copyData,
      url: click.url,
      urlType: LinkTarget(wireName: click.type),
      deeplink: click.deeplink,
      step: click.step,
      itemID: click.itemId,
      isURLTypeMissing: click.type == nil,
      source: source)
  }

  /// A plain close whose own urls `onClose` reports as well (A2).
  private func isCloseReportedByDismissal(_ parameters: ClickParameters, in content: Content) -> Bool {
    parameters.name == .close && content.variables?.onClose?.action == parameters.name.wireName
  }

  private func target(of parameters: ClickParameters) -> ActionRecord.StepTarget {
    guard let step = parameters.step else { return .missing }
    var place = firstContent
    var matches: [Int] = []
    for (index, variation) in response.data.flatMap(\.payload).enumerated() {
      if index > 0 && !policy.findsStepsInAllVariations { break }
      matches += variation.contents.indices.filter { variation.contents[$0].step == step }.map { place + $0 }
      place += variation.contents.count
    }
    guard let first = matches.first else { return .unknown }
    return .content(ContentID(first), isAmbiguous: policy.findsStepsInAllVariations && matches.count > 1)
  }
}
