/// One content of a payload, by what all profiles know it by.
///
/// Profiles may drop different contents, so a place in the response would not do; and an id may occur twice.
struct TourContent: Hashable, Sendable {
  let id: String
  /// Which one of those with this id, from 0.
  let occurrence: Int
}
