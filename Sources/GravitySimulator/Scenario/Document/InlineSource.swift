/// What an inline component loads by (N1).
public enum InlineSource: Hashable, Sendable {
  case selector(String)
  case group(String)
}
