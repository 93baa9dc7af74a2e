extension DecodingPolicy {
  /// What to set as a decoder's `userInfo` for models to be read by this policy.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    guard let key = DecodingPolicy.userInfoKey else { return [:] }
    return [key: self]
  }

  // Optional by its initializer's signature only: the standard library makes a key of any text.
  private static let userInfoKey = CodingUserInfoKey(rawValue: "GravityPresentation.DecodingPolicy")

  init(of decoder: any Decoder) {
    guard let key = DecodingPolicy.userInfoKey, let policy = decoder.userInfo[key] as? DecodingPolicy
    else {
      self = .ios
      return
    }
    self = policy
  }
}
