/// An SDK, and how it parts from the profile.
struct CheckedSDK: Encodable, Hashable {
  let profile: String
  /// Whether it shows anything.
  let isShown: Bool
  /// None where it does all that the profile does.
  let differences: [CheckedDifference]

  private enum CodingKeys: String, CodingKey {
    case profile
    case isShown = "shown"
    case differences
  }
}
