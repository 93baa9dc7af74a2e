import GravityPresentation

/// An inline component as the world remembers it: the value, and what only the app and its screens know of it.
struct MountedComponent: Sendable {
  /// The scenario's name for it.
  let name: String
  let screen: ControllerID
  var source: InlineSource
  var page: PageContext?
  var value: InlineComponent
}
