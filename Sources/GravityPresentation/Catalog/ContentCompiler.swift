import GravityActions

/// Compiles the contents of one response.
struct ContentCompiler {
  let policy: PresentationPolicy
  let plugins: PlugIns
  let response: ContentResponse
  /// The place in the catalogue of the response's first content.
  let firstContent: Int
  /// A content of the response has an input of a form (E4).
  let belongsToForm: Bool
  /// The root content of the first variation (P5).
  private(set) var root: ContentID?
  /// The root where `ideal` would present another content first.
  private var oddRoot: ContentID?

  init(policy: PresentationPolicy, plugins: PlugIns, response: ContentResponse, firstContent: Int) {
    self.policy = policy
    self.plugins = plugins
    self.response = response
    self.firstContent = firstContent
    belongsToForm = Self.hasForm(response)
    root = root(by: policy.rootContent)
    oddRoot = root == root(by: .withoutStepElseLowest) ? nil : root
  }

  func compile(_ content: Content, into catalog: inout Catalog) {
    let index = methodIndex(of: content, under: policy)
    let outcome = index.map { plugins.deliveryMethods.methods[$0].outcome(for: content, under: policy) }
    let drawn = drawnElements(outcome, of: content)
    let method = index.map { plugins.deliveryMethods.methods[$0].name }
    let elements = appendElements(drawn, of: content, by: method, into: &catalog)
    let behavior = behavior(outcome)
    let closeButton =
      behavior.hasCloseButton ? closeButton(of: content, into: &catalog) : .absent
    let container = content.variables?.frameUI?.container.onClick.map {
      append($0, from: .container, of: content, into: &catalog)
    }
    catalog.contents.append(
      ContentRecord(
        presentability: presentability(outcome),
        behavior: behavior,
        isEmpty: content.variables?.elements?.isEmpty ?? true,
        quirks: quirks(of: content, outcome),
        isOddRoot: oddRoot == ContentID(catalog.contents.count),
        belongsToForm: belongsToForm,
        elements: elements,
        closeButton: closeButton,
        container: container,
        load: hook(content.variables?.onLoad, of: content, into: &catalog),
        impression: hook(content.variables?.onImpression, of: content, into: &catalog),
        visibleImpression: hook(content.variables?.onVisibleImpression, of: content, into: &catalog),
        close: hook(content.variables?.onClose, of: content, into: &catalog)))
    catalog.contentSources.append(
      ContentSource(content: content, methodName: method ?? content.deliveryMethod ?? ""))
  }

  private func root(by choice: RootContentChoice) -> ContentID? {
    guard let contents = response.data.first?.payload.first?.contents, !contents.isEmpty else { return nil }
    let lowest = contents.indices.min { (contents[$0].step ?? .min, $0) < (contents[$1].step ?? .min, $1) }
    let place: Int? =
      switch choice {
      case .withoutStepElseLowest: contents.firstIndex { $0.step == nil } ?? lowest
      case .firstWithStepElseFirst: contents.firstIndex { $0.step != nil } ?? contents.startIndex
      case .withoutStepOnly: contents.firstIndex { $0.step == nil }
      }
    return place.map { ContentID(firstContent + $0) }
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

  private func appendElements(
    _ drawn: [Int], of content: Content, by method: String?, into catalog: inout Catalog
  ) -> Range<UInt32> {
    let elements = content.variables?.elements ?? []
    let start = UInt32(catalog.elements.count)
    for index in drawn where elements.indices.contains(index) {
      let element = elements[index]
      let source = source(of: element, in: content, by: method)
      let action = source.flatMap { source in
        element.onClick.map { append($0, from: source, of: content, into: &catalog) }
      }
      catalog.elements.append(ElementRecord(source: UInt32(index), action: action))
    }
    return start..<UInt32(catalog.elements.count)
  }

  /// What an element is as the source of a click, or nil for a kind that does not react (A12).
  private func source(of element: Element, in content: Content, by method: String?) -> ClickSource? {
    switch ElementKind(wireName: element.type, under: policy) {
    case .button: .button
    case .text: .text
    case .image: isTemplateImage(in: content, by: method) ? .templateImage : .image
    case .spacer, .productsContainer, .itemsContainer, .webview, nil: nil
    }
  }

  /// The images of this template are buttons to some (A1); other methods do not look at the template.
  private func isTemplateImage(in content: Content, by method: String?) -> Bool {
    method == "snackBar" && content.templateSystemName == "snackbar-1"
  }

  private func closeButton(of content: Content, into catalog: inout Catalog) -> ContentRecord.CloseButton {
    guard let button = content.variables?.frameUI?.close else { return .absent }
    guard let click = button.onClick else { return .withoutAction }
    return .action(append(click, from: .closeButton, of: content, into: &catalog))
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
