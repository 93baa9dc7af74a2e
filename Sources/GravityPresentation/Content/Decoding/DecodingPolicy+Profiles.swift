extension DecodingPolicy {
  /// The current iOS SDK.
  public static let ios = DecodingPolicy()

  /// The iOS SDK as built at 1.0.4.
  public static let ios104 = DecodingPolicy(urlTypeMustBeString: true)

  /// The Android SDK as built at 1.0.3.
  public static let android103 = DecodingPolicy(
    requiresDeliveryMethodKey: false, acceptsPixelSuffix: true)

  /// The Flutter SDK as built at 0.22.2.
  public static let flutter0222 = DecodingPolicy(
    requiresDeliveryMethodKey: false, requiresVariables: true, requiresUser: true)

  /// What an engine should do.
  public static let ideal = DecodingPolicy(undecodableContent: .isDropped)
}
