/// What the simulated server can be asked.
public enum ServerEndpoint: Hashable, Sendable {
  case visit
  case event
  /// The content of the campaign with that id in the list.
  case choose(String)
  /// The content for a selector, or for a group.
  case selector(String)
  case group(String)
  /// Any tracking url.
  case tracking
}
