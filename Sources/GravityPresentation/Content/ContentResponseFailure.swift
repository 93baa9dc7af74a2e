/// Why a response with content did not decode (N5).
public struct ContentResponseFailure: Error, Hashable, Sendable {
  /// What did it: of several, the first that no policy lets pass, else the first in the response's order.
  public let fault: DecodingFault
  /// How many other contents of the response are good, where contents alone are at fault; else nil.
  ///
  /// nil means that the response fails under every policy. A count means that `ideal` would have answered with so
  /// many contents, be it none.
  public let decodableContents: Int?

  public init(fault: DecodingFault, decodableContents: Int?) {
    self.fault = fault
    self.decodableContents = decodableContents
  }
}
