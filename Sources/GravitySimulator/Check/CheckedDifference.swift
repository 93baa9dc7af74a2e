/// What an SDK does in another way than the profile.
struct CheckedDifference: Encodable, Hashable {
  let text: String
  /// Where: contents and touches; none where it is about the whole campaign.
  var places: [String]
}
