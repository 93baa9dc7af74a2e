/// A place in the catalogue's table of candidates; the candidates of one response are neighbours, in the order of P3.
public struct CandidateID: Hashable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
