import GravityActions

/// Compiles the contents of one response, and their variants.
struct ContentCompiler {
  let policy: PresentationPolicy
  let plugins: PlugIns
  let origin: ResponseOrigin
  /// Whether its campaign has an input of a form (E4), by the place of each content in the response.
  private let belongsToForm: [Bool]
  /// The root content of the first variation (P5).
  let root: ContentID?
  /// The root where `ideal` would present another content first.
  private let oddRoot: ContentID?

  init(policy: PresentationPolicy, plugins: PlugIns, origin: ResponseOrigin) {
    self.policy = policy
    self.plugins = plugins
    self.origin = origin
    belongsToForm = origin.response.data.flatMap { campaign in
      let contents = campaign.payload.flatMap(\.contents)
      return Array(repeating: contents.contains(where: \.hasFormInput), count: contents.count)
    }
    root = origin.roots(by: policy.rootContent).first.flatMap { $0 }
    oddRoot = root == origin.roots(by: .withoutStepElseLowest).first.flatMap { $0 } ? nil : root
  }

  /// What inline components draw: a root of each campaign that has one (N1).
  var inlineRoots: [ContentID] { origin.roots(by: policy.inlineRoot).compactMap { $0 } }

  func compile(_ id: ContentID, into catalog: inout Catalog) {
    let key = catalog.keys[Int(id.index)]
    let source = catalog.contentSources[Int(key.base.index)].content
    let reading = ContentReading(source, key.answers, by: plugins.inputs, under: policy)
    let index = methodIndex(of: source, under: policy)
    let method = index.map { plugins.deliveryMethods.methods[$0] }
    let variation = origin.variation(of: key.base)
    let isInline = key.surface == .inline
    let outcome = isInline ? nil : method?.outcome(for: reading.content, under: policy)
    let drawn =
      isInline
      ? reading.content.drawnElements(under: policy) : drawnElements(outcome, of: reading.content)
    let isDrawn = Set(drawn)
    let context = ContentContext(
      id: id, key: key, content: reading.content, method: method?.name, drawn: drawn,
      situation: ClickSituation(
        campaignID: variation?.campaignId ?? "", experienceID: variation?.experienceId ?? "",
        answers: key.answers,
        // A method may draw less than all.
        inputs: reading.inputs.filter { isDrawn.contains($0.element) }.map(\.input)))
    catalog.contents[Int(id.index)] = record(of: context, outcome, reading, into: &catalog)
    catalog.contentSources[Int(id.index)] = ContentSource(
      content: source, methodName: method?.name ?? source.deliveryMethod ?? "")
  }

  private func record(
    of context: ContentContext, _ outcome: DeliveryOutcome?, _ reading: ContentReading,
    into catalog: inout Catalog
  ) -> ContentRecord {
    let content = context.content
    let variables = content.variables
    let behavior = behavior(outcome)
    let isBase = context.id == context.key.base
    let firstAction = catalog.actionSources.count
    return ContentRecord(
      presentability: presentability(outcome),
      behavior: behavior,
      isEmpty: variables?.elements?.isEmpty ?? true,
      quirks: quirks(of: context, outcome),
      isOddRoot: context.isInline ? isOddInlineRoot(context.key.base) : oddRoot == context.id,
      belongsToForm: belongsToForm(context.key.base),
      elements: appendElements(of: context, into: &catalog),
      closeButton: context.isInline || !behavior.hasCloseButton
        ? .absent : closeButton(of: context, into: &catalog),
      container: context.isInline
        ? nil
        : variables?.frameUI?.container.onClick.map {
          append($0, from: .container, of: context, into: &catalog)
        },
      load: hook(variables?.onLoad, of: content, into: &catalog),
      impression: hook(variables?.onImpression, of: content, into: &catalog),
      visibleImpression: hook(variables?.onVisibleImpression, of: content, into: &catalog),
      close: hook(variables?.onClose, of: content, into: &catalog),
      slots: isBase
        ? appendSlots(of: context, into: &catalog) : catalog.contents[Int(context.key.base.index)].slots,
      drawsCards: drawsCards(context.drawn, of: content),
      asksForPush: catalog.actionSources[firstAction...].contains { $0.name == .requestPush },
      faults: appendFaults(reading, into: &catalog))
  }

  func belongsToForm(_ base: ContentID) -> Bool {
    let place = Int(base.index) - origin.firstContent
    return belongsToForm.indices.contains(place) && belongsToForm[place]
  }

  private func isOddInlineRoot(_ base: ContentID) -> Bool {
    !origin.roots(by: .withoutStepElseLowest).contains(base)
  }

  func methodIndex(of content: Content, under policy: PresentationPolicy) -> Int? {
    content.deliveryMethod.flatMap { plugins.deliveryMethods.index(ofWireName: $0, under: policy) }
  }

  private func presentability(_ outcome: DeliveryOutcome?) -> ContentRecord.Presentability {
    switch outcome {
    case .presentable: .presentable
    case .notPresentable, nil: .notPresentable
    case .unknownTemplate: .unknownTemplate
    case .frameMissing: .frameMissing
    }
  }

  private func behavior(_ outcome: DeliveryOutcome?) -> DeliveryBehavior {
    guard case .presentable(let behavior, _) = outcome else {
      return DeliveryBehavior(kind: .overlay, appears: .zero, disappears: .zero)
    }
    return behavior
  }

  private func drawnElements(_ outcome: DeliveryOutcome?, of content: Content) -> [Int] {
    guard case .presentable(_, let drawn) = outcome, !isBroken(content) else { return [] }
    return drawn
  }

  private func closeButton(
    of context: ContentContext, into catalog: inout Catalog
  ) -> ContentRecord.CloseButton {
    guard let button = context.content.variables?.frameUI?.close else { return .absent }
    guard let click = button.onClick else { return .withoutAction }
    return .action(append(click, from: .closeButton, of: context, into: &catalog))
  }

  private func hook(
    _ hook: LifecycleHook?, of content: Content, into catalog: inout Catalog
  ) -> ContentRecord.Hook {
    let urls = hook.map { appendURLs(ofType: $0.action, of: content, into: &catalog) }
    let isMatched = hook.map { hasEntry(ofType: $0.action, in: content) } ?? false
    let isForeign = hook.map { hitsForeignURLs($0.action, in: content) } ?? false
    return ContentRecord.Hook(
      urls: urls ?? 0..<0, callsBack: !policy.callbackNeedsEntry || isMatched, hitsForeignURLs: isForeign)
  }
}
