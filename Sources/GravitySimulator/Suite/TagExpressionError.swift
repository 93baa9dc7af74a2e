/// Why a text is no ``TagExpression``; positions count terms from 1.
public enum TagExpressionError: Error, Hashable, Sendable {
  /// Nothing between two commas, or nothing at all.
  case emptyTerm(position: Int)
  /// A `!` without a tag behind it.
  case nothingNegated(position: Int)
}
