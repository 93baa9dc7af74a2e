/// The occasions of a content's life that are reported (E1–E4).
public enum Occasion: Hashable, Sendable {
  case load
  case impression
  case visibleImpression
  case close
}
