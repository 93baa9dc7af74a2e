import GravityPresentation

extension DecodingPolicy {
  /// What comes of something that cannot be decoded.
  var consequence: String {
    switch undecodableContent {
    case .failsResponse: "the whole response does not decode"
    case .isDropped: "it does not decode"
    }
  }
}
