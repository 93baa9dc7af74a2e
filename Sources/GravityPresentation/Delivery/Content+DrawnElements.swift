extension Content {
  /// Whether one of its elements is an input of a form (E4), drawn or not.
  var hasFormInput: Bool { variables?.elements?.contains(where: \.isFormInput) ?? false }

  /// The indices of the elements that a modal kind draws, in order (D11).
  public func drawnElements(under policy: PresentationPolicy) -> [Int] {
    let elements = variables?.elements ?? []
    return elements.indices.filter { elements[$0].isDrawn(under: policy) }
  }
}

extension Element {
  func isDrawn(under policy: PresentationPolicy) -> Bool {
    switch presence {
    case .byKind: isKindDrawn(under: policy)
    case .input: true
    case .absent: false
    }
  }

  private func isKindDrawn(under policy: PresentationPolicy) -> Bool {
    switch ElementKind(wireName: type, under: policy) {
    case .productsContainer: hasDrawnLayout(under: policy)
    case .text, .image, .button, .spacer, .itemsContainer, .webview: true
    case nil: false
    }
  }

  /// Whether the products of this container have a layout that is drawn.
  private func hasDrawnLayout(under policy: PresentationPolicy) -> Bool {
    switch style?.productContainerType {
    case "row": true
    case "grid": policy.drawsGrid
    case nil: policy.absentLayoutIsRow
    case .some: false
    }
  }

  /// An input of a form, in the words of the SDK that has forms (E4).
  var isFormInput: Bool { type == "option-select" || type == "text-input" }
}
