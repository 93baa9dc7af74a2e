/// The delivery methods that an environment knows, by name and wire name.
public struct DeliveryRegistry: Sendable {
  public private(set) var methods: [any DeliveryMethod]

  /// The four methods of contract §4, and `inline`, which presents nothing.
  public static let standard = DeliveryRegistry()

  public init() {
    methods = [
      FullScreenDelivery(), ModalDelivery(), BottomSheetDelivery(), SnackBarDelivery(), InlineDelivery(),
    ]
  }

  /// Adds a method of an app's own.
  ///
  /// - Throws: `DeliveryNameTaken` where a method has its name or one of its wire names already.
  public mutating func register(_ method: some DeliveryMethod) throws(DeliveryNameTaken) {
    for known in methods {
      if known.name == method.name { throw DeliveryNameTaken(name: method.name) }
      if let name = method.wireNames.first(where: known.wireNames.contains) {
        throw DeliveryNameTaken(name: name)
      }
    }
    methods.append(method)
  }

  /// The place of the method that the wire name means under the policy, or nil for an unknown one.
  func index(ofWireName wireName: String, under policy: PresentationPolicy) -> Int? {
    methods.firstIndex { policy.methodNames.matches(wireName, method: $0) }
  }
}
