import GravityActions

/// A click that a tap can bring about, and what has to be tapped for it.
struct LintedTarget: Sendable {
  let click: LintedClick
  let source: ClickSource
  /// Nil for the close button and the container.
  let element: LintedElement?

  /// What people call it in messages.
  var name: String {
    switch source {
    case .closeButton: "the close button"
    case .container: "the snack bar"
    case .button, .text, .image, .templateImage: element?.words ?? "the element"
    }
  }
}
