import GravityPresentation

/// One controller on the scripted host: the app's own, or a campaign's.
struct Screen: Hashable, Sendable {
  enum Transition: Hashable, Sendable {
    case none
    case appearing
    case disappearing
  }

  var id: ControllerID
  /// The controller that presented it.
  var presenter: ControllerID?
  /// What a campaign's controller shows.
  var content: ContentID?
  var isInWindow = true
  var transition = Transition.none
}
