import GravityActions
import GravityPresentation

extension PhoneContent {
  /// - Parameters:
  ///   - id: A content as it stands with some answers.
  ///   - environment: The profile and the catalogue that it joined.
  init(_ id: ContentID, in environment: PresentationEnvironment) {
    let catalog = environment.catalog
    let policy = environment.profile.policy
    let isInline = catalog.isInline(id)
    content = catalog.content(id).content
    form = isInline ? .inline : PhoneForm(method: catalog.methodName(of: id))
    hasCloseButton = !isInline && catalog.hasCloseButton(id)
    let sources = content.variables?.elements ?? []
    let drawn = catalog.drawnElements(of: id)
    // An element that is no kind of D11's is an input.
    let kinds = drawn.map { ElementKind(wireName: sources[Int($0.source)].type, under: policy) }
    let inputs = kinds.contains(nil) ? environment.inputs(of: id) : []
    let cells: PhoneProducts.Cells =
      environment.plugins.buildsProductCards ? .built : policy.drawsOwnCards ? .own : .empty
    elements = zip(drawn, kinds).map { record, kind in
      let input = inputs.first { $0.source == record.source }
      let isGrid = sources[Int(record.source)].style?.productContainerType == "grid"
      return PhoneElement(
        place: Int(record.source),
        kind: PhoneElement.Kind(kind, input, PhoneProducts(isGrid: isGrid, cells: cells)))
    }
  }
}

extension PhoneElement.Kind {
  fileprivate init(_ kind: ElementKind?, _ input: DrawnInput?, _ products: PhoneProducts) {
    if let input {
      self = input.isTyped ? .field(input.value) : .choice(input.value)
      return
    }
    switch kind {
    case .text: self = .text
    case .image: self = .image
    case .button: self = .button
    case .spacer: self = .spacer
    case .productsContainer: self = .products(products)
    case .itemsContainer: self = .items
    case .webview: self = .webview
    // A plug-in of the app's has it drawn and says nothing of its value.
    case nil: self = .field(nil)
    }
  }
}
