extension DeliveryRegistry {
  /// The name of the method that a wire name means under the policy; nil for an unknown one.
  package func name(ofWireName wireName: String, under policy: PresentationPolicy) -> String? {
    index(ofWireName: wireName, under: policy).map { methods[$0].name }
  }
}
