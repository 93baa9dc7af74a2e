/// What an inline component draws.
public enum InlineDrawing: Hashable, Sendable {
  case nothing(InlineVoid)
  case loader
  /// In order; one, unless the component is a list.
  case contents([ContentID])
}
