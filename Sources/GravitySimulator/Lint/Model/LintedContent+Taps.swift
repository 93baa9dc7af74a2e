import GravityActions
import GravityPresentation

extension LintedContent {
  /// All its clicks with what carries them, the elements' first.
  var taps: [LintedTap] {
    if clicks.isEmpty { return [] }
    let drawn = Set(drawnElements.map(\.node.number))
    let ofElements = elements.compactMap { element in
      element.click.map { click in
        LintedTap(
          click: click, source: drawn.contains(element.node.number) ? source(of: element) : nil,
          element: element)
      }
    }
    return ofElements + clicks.compactMap { tapOfFrame($0) }
  }

  private func tapOfFrame(_ click: LintedClick) -> LintedTap? {
    switch click.owner {
    case .element: nil
    case .closeButton:
      LintedTap(click: click, source: method?.isModalKind == true ? .closeButton : nil, element: nil)
    case .container: LintedTap(click: click, source: method == .snackBar ? .container : nil, element: nil)
    }
  }

  /// A12; Flutter takes the images of one template for buttons (A1).
  private func source(of element: LintedElement) -> ClickSource? {
    switch element.kind {
    case .button: .button
    case .text: .text
    case .image: method == .snackBar && templateName == "snackbar-1" ? .templateImage : .image
    case .spacer, .productsContainer, .itemsContainer, .webview, nil: nil
    }
  }
}
