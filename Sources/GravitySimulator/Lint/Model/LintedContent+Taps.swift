import GravityActions
import GravityPresentation

extension LintedContent {
  /// What reacts to taps (A12, D4, D6, D7): those of its taps that something drawn brings about.
  var targets: [LintedTap] { taps.filter { $0.source != nil } }

  /// All clicks of a content with what carries them, the elements' first.
  static func taps(
    _ clicks: [LintedClick], of elements: [LintedElement], drawn: [LintedElement], by method: LintedMethod?,
    template: String?
  ) -> [LintedTap] {
    if clicks.isEmpty { return [] }
    let hasTemplateImages = method == .snackBar && template == "snackbar-1"
    let visible = Set(drawn.lazy.map(\.node.number))
    let ofElements = elements.compactMap { element in
      element.click.map { click in
        LintedTap(
          click: click,
          source: visible.contains(element.node.number)
            ? source(of: element, hasTemplateImages: hasTemplateImages) : nil,
          element: element)
      }
    }
    return ofElements + clicks.compactMap { tapOfFrame($0, method) }
  }

  private static func tapOfFrame(_ click: LintedClick, _ method: LintedMethod?) -> LintedTap? {
    switch click.owner {
    case .element: nil
    case .closeButton:
      LintedTap(click: click, source: method?.isModalKind == true ? .closeButton : nil, element: nil)
    case .container: LintedTap(click: click, source: method == .snackBar ? .container : nil, element: nil)
    }
  }

  /// A12; Flutter takes the images of one template for buttons (A1).
  private static func source(of element: LintedElement, hasTemplateImages: Bool) -> ClickSource? {
    switch element.kind {
    case .button: .button
    case .text: .text
    case .image: hasTemplateImages ? .templateImage : .image
    case .spacer, .productsContainer, .itemsContainer, .webview, nil: nil
    }
  }
}
