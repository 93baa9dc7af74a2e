import GravityActions

/// A click together with what carries it.
struct LintedTap: Sendable {
  let click: LintedClick
  /// What is tapped; nil where no tap can bring the click about (A12).
  let source: ClickSource?
  /// Nil for a click of the frame.
  let element: LintedElement?

  /// What people call the thing: ``the button "Дальше"``.
  var name: String {
    switch click.owner {
    case .element: element?.words ?? "the element"
    case .closeButton: "the close button"
    case .container: "the container"
    }
  }
}
