/// What the simulated server can be asked.
public enum ServerEndpoint: Hashable, Sendable {
  case visit
  case event
  /// The content of the campaign with that id in the list.
  case choose(String)
  /// What is chosen for a selector, and for a group of campaigns.
  case selector(String)
  case group(String)
  /// Any tracking url.
  case tracking
}
