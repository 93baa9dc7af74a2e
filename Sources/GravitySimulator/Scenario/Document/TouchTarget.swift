/// What a `tap` touches.
public enum TouchTarget: Hashable, Sendable {
  /// The drawn element with exactly this text.
  case text(String)
  /// The drawn element with this number, from 0.
  case element(Int)
  /// The drawn product card with this number, from 0.
  case product(Int)
  case close
  case container
  case outside
}
