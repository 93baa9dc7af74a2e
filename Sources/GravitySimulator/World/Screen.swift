import GravityPresentation

/// One controller on the scripted host: the app's own, or a campaign's.
struct Screen: Sendable {
  enum Transition: Hashable, Sendable {
    case none
    case appearing
    case disappearing
  }

  let id: ControllerID
  /// The controller that presented it.
  let presenter: ControllerID?
  var isInWindow = true
  var transition = Transition.none
}
