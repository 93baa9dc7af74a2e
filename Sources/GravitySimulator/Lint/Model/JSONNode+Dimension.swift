import GravityPresentation

extension JSONNode {
  /// A number, or a text that spells one, as the SDKs read dimensions and font sizes (N5).
  func dimension(under policy: DecodingPolicy) -> Double? {
    if let text = string {
      return LenientNumber.number(spelledBy: text, acceptsPixelSuffix: policy.acceptsPixelSuffix)
    }
    return double.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The same as people read it, without the unit.
  func points(under profile: Profile) -> String? {
    dimension(under: profile).map { number in
      Int(exactly: number).map(String.init) ?? String(number)
    }
  }

  func dimension(under profile: Profile) -> Double? { dimension(under: profile.policy.decoding) }
}
