/// The route of a form that a way belongs to.
enum MapRoute: Hashable, Sendable {
  /// Counted from 1.
  case numbered(Int)
  /// What happens where no route holds.
  case otherwise
}
