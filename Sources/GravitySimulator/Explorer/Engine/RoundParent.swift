/// A state that a worker expands in a round.
@usableFromInline
struct RoundParent {
  /// Where it stands among the states of the round.
  @usableFromInline let place: UInt32
  /// The first of its candidates.
  @usableFromInline let firstCandidate: UInt32

  @inlinable
  init(place: Int, firstCandidate: Int) {
    self.place = UInt32(truncatingIfNeeded: place)
    self.firstCandidate = UInt32(truncatingIfNeeded: firstCandidate)
  }
}
