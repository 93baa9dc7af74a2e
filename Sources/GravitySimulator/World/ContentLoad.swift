import GravityPresentation

/// A request for content outside a trigger, as the world remembers it.
struct ContentLoad: Sendable {
  enum Sender: Hashable, Sendable {
    case app
    case component(InlineID)
  }

  let query: ContentQuery
  let page: PageContext?
  let sender: Sender
}
