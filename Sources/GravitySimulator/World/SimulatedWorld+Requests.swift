import GravityPresentation

/// What the SDK asked the server (N4).
extension SimulatedWorld {
  /// Claims the oldest request of the endpoint that was not claimed yet.
  ///
  /// - Parameter json: Objects match by subset, arrays element by element; nil where no request may be left.
  public mutating func expectRequest(_ endpoint: RequestEndpoint, _ json: String?) throws {
    throw WorldError.impossible("expect request is not in this version", possible: nil)
  }
}
