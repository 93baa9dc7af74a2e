/// A response body that has joined the catalogue.
enum BodyRecord: Hashable, Sendable {
  case candidates(Range<UInt32>)
  case contents(Range<UInt32>, root: ContentID?)
  /// It does not decode; `losesContents` where `ideal` would have kept some of it (N5).
  case undecodable(losesContents: Bool)
}
