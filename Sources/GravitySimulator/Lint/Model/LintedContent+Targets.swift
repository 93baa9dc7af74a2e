import GravityActions

extension LintedContent {
  /// What reacts to taps: of what is drawn (A12, D4, D6, D7), the elements first.
  var targets: [LintedTarget] {
    var targets = drawnElements.compactMap { element in
      element.click.flatMap { click in
        source(of: element).map { LintedTarget(click: click, source: $0, element: element) }
      }
    }
    for click in clicks {
      switch click.owner {
      case .closeButton where method?.isModalKind == true:
        targets.append(LintedTarget(click: click, source: .closeButton, element: nil))
      case .container where method == .snackBar:
        targets.append(LintedTarget(click: click, source: .container, element: nil))
      case .closeButton, .container, .element: break
      }
    }
    return targets
  }

  /// What the element is as the source of a click; nil for a kind that does not react.
  private func source(of element: LintedElement) -> ClickSource? {
    switch element.kind {
    case .button: .button
    case .text: .text
    case .image: method == .snackBar && templateName == "snackbar-1" ? .templateImage : .image
    case .spacer, .productsContainer, .itemsContainer, .webview, nil: nil
    }
  }
}
