import GravityPresentation

/// A snack bar on a controller's view.
struct Overlay: Sendable {
  let presentation: PresentationID
  let host: ControllerID
  var isLeaving = false
  var transition = Screen.Transition.none
}
