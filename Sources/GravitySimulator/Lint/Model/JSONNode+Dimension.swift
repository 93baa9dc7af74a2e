import GravityPresentation

extension JSONNode {
  /// A number, or a text that spells one, as the SDKs read dimensions and font sizes (N5).
  func dimension(under policy: DecodingPolicy) -> Double? {
    if let text = string {
      return LenientNumber.number(spelledBy: text, acceptsPixelSuffix: policy.acceptsPixelSuffix)
    }
    return double.flatMap { $0.isFinite ? $0 : nil }
  }

  func dimension(under profile: Profile) -> Double? { dimension(under: profile.policy.decoding) }
}
