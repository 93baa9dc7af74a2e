import GravityActions

/// A click together with what carries it.
struct LintedTap: Sendable {
  let click: LintedClick
  /// What is tapped; nil where no tap can bring the click about (A12).
  let source: ClickSource?
  /// Nil for a click of the frame.
  let element: LintedElement?

  /// What people call the thing, such as ``the button `Дальше` ``.
  var name: String {
    switch click.owner {
    case .element:
      let type = element?.kind == nil ? "element" : element?.type ?? "element"
      guard let text = element?.text, !text.isEmpty else { return "the \(type)" }
      return "the \(type) \(Quoted(text))"
    case .closeButton: return "the close button"
    case .container: return "the container"
    }
  }
}
