import GravityPresentation

extension LintedContent {
  /// What people call the owner of a click in messages.
  func words(for click: LintedClick) -> String {
    switch click.owner {
    case .closeButton: "the close button"
    case .container: "the container"
    case .element(let number): element(number)?.words ?? "the element"
    }
  }

  /// The element of the node.
  func element(_ number: Int) -> LintedElement? {
    var lower = 0
    var upper = elements.count
    // Nodes are numbered in the order of the text, and so are elements.
    while lower < upper {
      let middle = (lower + upper) / 2
      if elements[middle].node.number < number { lower = middle + 1 } else { upper = middle }
    }
    guard lower < elements.count, elements[lower].node.number == number else { return nil }
    return elements[lower]
  }

  /// Why no tap on the click's owner does anything, as a sentence (A12, D4); nil where one may.
  func reasonOfNeglect(_ click: LintedClick) -> String? {
    switch click.owner {
    case .element(let number):
      guard let element = element(number) else { return nil }
      if element.isFormInput { return "inputs take answers, not clicks" }
      // What nobody draws is told by other rules.
      guard let kind = element.kind, !kind.reactsToTaps else { return nil }
      return "only texts, images and buttons react to taps"
    case .container:
      guard let method, method != .snackBar else { return nil }
      return "only the container of a snack bar reacts to taps"
    case .closeButton:
      return method == .snackBar ? "a snack bar has no close button" : nil
    }
  }
}
