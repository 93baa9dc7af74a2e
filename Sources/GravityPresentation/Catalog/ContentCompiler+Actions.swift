import GravityActions

extension ContentCompiler {
  /// A click joins the catalogue: its plan's steps, its urls and the step it opens.
  func append(
    _ click: OnClick, from source: ClickSource, of context: ContentContext, into catalog: inout Catalog
  ) -> ActionID {
    let content = context.content
    let parameters = plugins.actions.resolved(
      parameters(of: click, from: source, in: context), under: policy.actions)
    var plan = plugins.actions.plan(for: parameters, under: policy.actions)
    // N2: inside inline content there is nothing to dismiss.
    if context.isInline { plan.removeAll { $0 == .dismiss } }
    let repeatsClose = !context.isInline && isCloseReportedByDismissal(parameters, in: content)
    // One entry, two reasons to hit it: the click, and the close that the click causes.
    if repeatsClose, !policy.actions.hitsCloseURLsTwice { plan.removeAll { $0 == .reportURLs } }
    let start = UInt32(catalog.steps.count)
    catalog.steps += plan
    let urls = appendURLs(ofType: click.action, of: content, into: &catalog)
    let target = target(of: parameters, in: context, &catalog)
    var quirks = quirks(of: parameters, plan, target, in: context)
    if repeatsClose, !urls.isEmpty, plan.contains(.reportURLs), plan.contains(.dismiss),
      policy.closeReports != .formsOnly || belongsToForm(context.key.base)
    {
      quirks.insert(.closeURLsTwice)
    }
    catalog.actions.append(
      ActionRecord(
        content: context.id,
        steps: start..<UInt32(catalog.steps.count),
        urls: urls,
        target: target,
        update: update(of: parameters, in: context, &catalog),
        sendsEvent: plan.contains(.sendEvent),
        quirks: quirks.intersection(policy.quirks)))
    catalog.actionSources.append(parameters)
    return ActionID(catalog.actions.count - 1)
  }

  /// What comes with every click of this kind.
  private func quirks(
    of parameters: ClickParameters, _ plan: [ActionStep], _ target: ActionRecord.StepTarget,
    in context: ContentContext
  ) -> QuirkSet {
    var quirks: QuirkSet = []
    let dismisses = plan.contains(.dismiss)
    switch parameters.name {
    case .close where !dismisses && !context.isInline: quirks.insert(.closeStays)
    case .cancel where !dismisses && !context.isInline: quirks.insert(.cancelStays)
    case .openStep where policy.actions.openStep == .isUnknown:
      // One that opens nothing anywhere and stays is no loss.
      if dismisses || isStep(target) { quirks.insert(.stepIsUnknown) }
    case .followURL where plan.contains(.note(.missingURLType)): quirks.insert(.urlTypeRequired)
    case .close, .copy, .cancel, .followURL, .followDeeplink, .requestPush, .requestTracking, .openStep,
      .load, .impression, .visibleImpression, .unknown:
      break
    }
    if plan.contains(.reportURLs), hitsForeignURLs(parameters.name.wireName, in: context.content) {
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

  private func parameters(
    of click: OnClick, from source: ClickSource, in context: ContentContext
  ) -> ClickParameters {
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
      source: source,
      members: click.members,
      situation: context.situation)
  }

  /// A plain close whose own urls `onClose` reports as well (A2).
  private func isCloseReportedByDismissal(_ parameters: ClickParameters, in content: Content) -> Bool {
    parameters.name == .close && content.variables?.onClose?.action == parameters.name.wireName
  }

  /// A step belongs to the session, and so takes over what was put in so far (A9).
  private func target(
    of parameters: ClickParameters, in context: ContentContext, _ catalog: inout Catalog
  ) -> ActionRecord.StepTarget {
    guard let step = parameters.step else { return .missing }
    let inAll = policy.findsStepsInAllVariations
    let matches = origin.contents(withStep: step, inAllVariations: inAll)
    guard let first = matches.first else { return .unknown }
    let answers = parameters.answersAfter ?? context.key.answers
    let id =
      answers.isEmpty
      ? first : catalog.reserve(VariantKey(base: first, surface: .presented, answers: answers))
    return .content(id, isAmbiguous: inAll && matches.count > 1)
  }

  private func update(
    of parameters: ClickParameters, in context: ContentContext, _ catalog: inout Catalog
  ) -> ContentID? {
    guard let answers = parameters.answersAfter, answers != context.key.answers else { return nil }
    return catalog.reserve(
      VariantKey(base: context.key.base, surface: context.key.surface, answers: answers))
  }
}
