import GravityPresentation

/// A request for content outside a trigger, as the world remembers it.
struct ContentLoad: Sendable {
  enum Sender: Hashable, Sendable {
    case app
    /// With the number of the component's own for the request.
    case component(InlineID, UInt32)
  }

  let query: ContentQuery
  let page: PageContext?
  let sender: Sender
}
