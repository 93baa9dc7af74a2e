/// What a finger touched.
public enum TapTarget: Hashable, Sendable, BitwiseCopyable {
  /// A drawn element, counted from 0 (D11).
  case element(UInt32)
  case closeButton
  case container
  case outside
}
