/// Why other SDKs part from the profile.
struct CheckDifference: Encodable, Hashable {
  /// Those that explain it; none where no cause was found.
  let rules: [String]
  let meaning: String
  let profiles: [String]
  /// At how many stops of the tour.
  let stops: Int
}
