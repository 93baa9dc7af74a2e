/// How the wire names of delivery methods are compared (contract §4).
public enum MethodNameMatching: Hashable, Sendable {
  case ignoringCase
  /// Only the spellings that the SDK lists, to the letter.
  case exactly([MethodSpelling])

  func matches(_ wireName: String, method: any DeliveryMethod) -> Bool {
    switch self {
    case .ignoringCase: method.wireNames.contains(wireName.lowercased())
    case .exactly(let spellings):
      spellings.contains(MethodSpelling(wireName: wireName, method: method.name))
    }
  }
}
