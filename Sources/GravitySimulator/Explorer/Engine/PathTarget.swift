/// What a path has to lead to.
@usableFromInline
enum PathTarget: Hashable {
  /// A step that sets a mark.
  case mark(Int)
  /// The state itself.
  case state
}
