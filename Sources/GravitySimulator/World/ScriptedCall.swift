import GravityPresentation

/// What the app's call gave to the SDK, for the request that it sends.
struct ScriptedCall: Sendable {
  var page = PageContext.unnamed
  var events: [TrackedEvent] = []
}

extension PageContext {
  /// The page of a call that was given none.
  static let unnamed = PageContext(type: "OTHER", location: "")
}
