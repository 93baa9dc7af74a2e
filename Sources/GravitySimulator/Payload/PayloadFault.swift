import GravityPresentation

/// Why a payload breaks the contract (N5), and where in its text.
public struct PayloadFault: Error, Hashable, Sendable {
  /// The value at fault; of a missing one, the object it should be in.
  public let place: PayloadPlace
  public let fault: DecodingFault
  /// How many other contents are good, where contents alone are at fault; see `ContentResponseFailure`.
  public let decodableContents: Int?

  public init(place: PayloadPlace, fault: DecodingFault, decodableContents: Int? = nil) {
    self.place = place
    self.fault = fault
    self.decodableContents = decodableContents
  }
}
