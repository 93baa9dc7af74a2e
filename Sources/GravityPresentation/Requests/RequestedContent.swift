/// What a /choose asks for (N4).
public enum RequestedContent: Hashable, Sendable {
  case campaign(String)
  case selector(String)
  case group(String)
}
