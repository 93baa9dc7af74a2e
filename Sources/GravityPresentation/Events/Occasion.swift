/// The occasions of a content's life that are reported, in the order in which it comes to them (E1–E4).
public enum Occasion: Hashable, Sendable, CaseIterable {
  case load
  case impression
  case visibleImpression
  case close
}
