/// What a search for the causes of a difference came to.
enum CauseFinding: Hashable, Sendable {
  /// The reference with these switches does what the other profile does, and with none of them left out.
  case found([Cause])
  /// Not even all switches that differ bring the reference to what the other profile does.
  case unexplained
  /// More runs than a comparison may cost.
  case tooLarge
}
