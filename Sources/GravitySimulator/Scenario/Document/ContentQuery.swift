/// What `getContent` asks for (C1).
public enum ContentQuery: Hashable, Sendable {
  case selector(String)
  case campaign(String)
  case group(String)
}
