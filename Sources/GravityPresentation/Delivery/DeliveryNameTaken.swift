/// Two delivery methods claim one name.
public struct DeliveryNameTaken: Error, Hashable, Sendable {
  public let name: String
}
