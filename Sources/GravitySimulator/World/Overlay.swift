import GravityPresentation

/// A snack bar on a controller's view.
struct Overlay: Hashable, Sendable {
  var presentation: PresentationID
  var host: ControllerID
  var content: ContentID
  var isLeaving = false
  var transition = Screen.Transition.none
}
