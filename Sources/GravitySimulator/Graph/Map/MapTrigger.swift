import GravityPresentation

/// What sets out on a way.
enum MapTrigger: Hashable, Sendable {
  /// A tap on an element, by its place among the content's elements.
  case element(Int, type: String, text: String?)
  case closeButton
  case outside
  case swipeDown
  case swipeUp
  case container
  case back
  /// Nobody: it leaves by itself after this time (D5).
  case time(Milliseconds)

  /// The word of the schema.
  var kind: String {
    switch self {
    case .element: "element"
    case .closeButton: "closeButton"
    case .outside: "outside"
    case .swipeDown: "swipeDown"
    case .swipeUp: "swipeUp"
    case .container: "container"
    case .back: "back"
    case .time: "time"
    }
  }
}
