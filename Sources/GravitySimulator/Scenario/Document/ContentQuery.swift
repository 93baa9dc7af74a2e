/// What content is asked for outside a trigger (C1, N1).
public enum ContentQuery: Hashable, Sendable {
  case selector(String)
  case campaign(String)
  /// The content of several campaigns at once.
  case group(String)
}
