import GravityActions

extension ContentCompiler {
  func appendElements(of context: ContentContext, into catalog: inout Catalog) -> Range<UInt32> {
    let elements = context.content.variables?.elements ?? []
    let start = UInt32(catalog.elements.count)
    for index in context.drawn where elements.indices.contains(index) {
      let element = elements[index]
      let action = source(of: element, in: context).flatMap { source in
        element.onClick.map { append($0, from: source, of: context, into: &catalog) }
      }
      catalog.elements.append(ElementRecord(source: UInt32(index), action: action))
    }
    return start..<UInt32(catalog.elements.count)
  }

  /// What an element is as the source of a click, or nil for a kind that does not react (A12).
  private func source(of element: Element, in context: ContentContext) -> ClickSource? {
    switch element.presence {
    case .input, .absent: return nil
    case .byKind: break
    }
    switch ElementKind(wireName: element.type, under: policy) {
    case .button: return .button
    case .text: return .text
    case .image: return isTemplateImage(in: context) ? .templateImage : .image
    case .spacer, .productsContainer, .itemsContainer, .webview, nil: return nil
    }
  }

  /// The images of this template are buttons to some (A1); other methods do not look at the template.
  private func isTemplateImage(in context: ContentContext) -> Bool {
    context.method == "snackBar" && context.content.templateSystemName == "snackbar-1"
  }

  /// Elements of known kinds that are not drawn for what is wrong with them.
  func appendFaults(_ reading: ContentReading, into catalog: inout Catalog) -> Range<UInt32> {
    let start = UInt32(catalog.faults.count)
    catalog.faults += reading.faults.map { FaultRecord(element: UInt32($0.element), fault: $0.fault) }
    return start..<UInt32(catalog.faults.count)
  }
}
