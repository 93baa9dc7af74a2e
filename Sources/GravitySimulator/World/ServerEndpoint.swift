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

extension ServerEndpoint: Comparable {
  /// A fixed order for whatever lists endpoints.
  public static func < (left: ServerEndpoint, right: ServerEndpoint) -> Bool {
    (left.place, left.name) < (right.place, right.name)
  }

  private var place: Int {
    switch self {
    case .visit: 0
    case .event: 1
    case .choose: 2
    case .selector: 3
    case .group: 4
    case .tracking: 5
    }
  }

  private var name: String {
    switch self {
    case .visit, .event, .tracking: ""
    case .choose(let name), .selector(let name), .group(let name): name
    }
  }
}
