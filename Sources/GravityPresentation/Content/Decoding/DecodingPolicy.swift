/// How a profile reads the backend's responses: one named switch for each way in which profiles differ (N5).
///
/// It reaches the models through a decoder's `userInfo`; a decoder without one reads as iOS does.
public struct DecodingPolicy: Hashable, Sendable {
  /// N5: what one undecodable content does to its response.
  public var undecodableContent: UndecodableContentHandling
  /// N5: a content without `deliveryMethod` is undecodable.
  public var requiresDeliveryMethodKey: Bool
  /// N5: a content without `variables` is undecodable.
  public var requiresVariables: Bool
  /// P1: a list of candidates without `user` is undecodable.
  public var requiresUser: Bool
  /// A5: an `onClick` whose `type` is neither text nor null is undecodable.
  public var urlTypeMustBeString: Bool
  /// N5: dimensions may be written like `12px`.
  public var acceptsPixelSuffix: Bool

  /// Every switch as on iOS where it is not given.
  public init(
    undecodableContent: UndecodableContentHandling = .failsResponse,
    requiresDeliveryMethodKey: Bool = true,
    requiresVariables: Bool = false,
    requiresUser: Bool = false,
    urlTypeMustBeString: Bool = false,
    acceptsPixelSuffix: Bool = false
  ) {
    self.undecodableContent = undecodableContent
    self.requiresDeliveryMethodKey = requiresDeliveryMethodKey
    self.requiresVariables = requiresVariables
    self.requiresUser = requiresUser
    self.urlTypeMustBeString = urlTypeMustBeString
    self.acceptsPixelSuffix = acceptsPixelSuffix
  }
}
