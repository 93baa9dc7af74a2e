/// A response body that has joined the catalogue.
enum BodyRecord: Hashable, Sendable {
  /// The candidates in the order of P3, and the first without priority that other profiles place elsewhere.
  case candidates(Range<UInt32>, misplaced: CandidateID?)
  /// The contents and their root (P5).
  case contents(Range<UInt32>, root: ContentID?)
  /// It does not decode; the quirks say what it would have been without them (N5).
  case undecodable(QuirkSet)

  var isDecodable: Bool {
    switch self {
    case .candidates, .contents: true
    case .undecodable: false
    }
  }
}
