extension PolicySwitch {
  /// Contract N5, and what else is settled by reading a response.
  static let decoding = [
    PolicySwitch(
      "decoding.undecodableContent", \.decoding.undecodableContent, "N5",
      meaning: "what one undecodable content does to its response"),
    PolicySwitch(
      "decoding.requiresDeliveryMethodKey", \.decoding.requiresDeliveryMethodKey, "N5",
      meaning: "whether a content needs the key `deliveryMethod`"),
    PolicySwitch(
      "decoding.requiresVariables", \.decoding.requiresVariables, "N5",
      meaning: "whether a content needs the key `variables`"),
    PolicySwitch(
      "decoding.urlTypeMustBeString", \.decoding.urlTypeMustBeString, "A5",
      meaning: "whether a url's type that is no text fails its content"),
    PolicySwitch(
      "decoding.acceptsPixelSuffix", \.decoding.acceptsPixelSuffix, "N5",
      meaning: "whether sizes may be written like `12px`"),
  ]
}
